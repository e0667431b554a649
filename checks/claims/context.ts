import type { Constants } from "../../data/constants";
import type { Site } from "../../data/site";
import { type FactsOfOthers, factsOfOthers } from "./facts-of-others";

/** Context in which the quantities of one text are judged. */
export interface ClaimContext {
  constants: Constants;
  /** The product's name. A price next to it is ours in any text. */
  product?: string;
  /** Route of the page, for which an alternate reading may apply; absent for a text that is on all pages. */
  route?: string;
  /** File of the text, relative to the project's root. */
  file: string;
  /** Reviewed exceptions for the file. */
  exceptions?: Site["exceptions"];
  /** Figures for which the text's file names a source, as written there. */
  cited?: readonly string[];
  /** Whether the text is in an illustrative block or a drawn picture, where declared figures may be made up unless they are ours. */
  isExample?: boolean;
  /** Figures that the block declares as made up, as written. */
  madeUp?: readonly string[];
  /** Whether the text states facts about others, with sources in its file. Only figures of our own plans are judged in it. */
  isSourced?: boolean;
  /** Facts about carriers and competitors, which a text that names them may repeat. */
  factsOfOthers?: FactsOfOthers;
  /** Labels next to a text that is only a number. */
  nearby?: string;
}

/** Returns the context for all texts of a file. */
export function claimContext(site: Site, file: string): ClaimContext {
  const { constants, data, exceptions, collections } = site;
  return {
    constants,
    product: data.name,
    file,
    exceptions: exceptions.filter((exception) => exception.file === file),
    factsOfOthers: factsOfOthers(collections),
  };
}
