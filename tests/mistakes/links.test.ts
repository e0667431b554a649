import { judge } from "./judge";
import { LINK_MISTAKES } from "./links";

judge("links", LINK_MISTAKES);
