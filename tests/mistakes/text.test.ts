import { judge } from "./judge";
import { TEXT_MISTAKES } from "./text";

judge("text", TEXT_MISTAKES);
