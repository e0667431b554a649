import { openSite } from "../data/site";
import { ROOT } from "./roots";

/** The repository's own site, for tests of rules that any content has to keep; opened once for all tests of a file. */
export const site = openSite(ROOT);
