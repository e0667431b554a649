import { COLLECTION_MISTAKES } from "./collections";
import { judge } from "./judge";

judge("collections", COLLECTION_MISTAKES);
