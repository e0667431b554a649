import { startEnhancements } from "./client/enhancements";
import { startIslands } from "./client/islands";
import { startMenus } from "./client/menus";

startMenus();
startEnhancements();
startIslands();
