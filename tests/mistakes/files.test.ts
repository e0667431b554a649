import { FILE_MISTAKES } from "./files";
import { judge } from "./judge";

judge("files", FILE_MISTAKES);
