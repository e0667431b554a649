import { JSON_MISTAKES } from "./json";
import { judge } from "./judge";

judge("json", JSON_MISTAKES);
