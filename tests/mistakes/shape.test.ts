import { judge } from "./judge";
import { SHAPE_MISTAKES } from "./shape";

judge("shape", SHAPE_MISTAKES);
