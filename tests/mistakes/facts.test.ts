import { FACT_MISTAKES } from "./facts";
import { judge } from "./judge";

judge("facts", FACT_MISTAKES);
