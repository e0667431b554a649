import type { Constants } from "../../data/constants";
import type { Exception } from "../../data/exceptions";
import type { Site } from "../../data/site";
import { type FactsOfOthers, factsOfOthers } from "./facts-of-others";

/** What is needed to judge the quantities of one text. */
export interface ClaimContext {
  constants: Constants;
  /** The product's name: a price beside it is ours, wherever it stands. */
  product?: string;
  /** Path of the page, where a reading other than the primary one may be stated; absent for a text of all pages. */
  route?: string;
  /** File of the text, from the project's root. */
  file: string;
  /** Reviewed exceptions for that file. */
  exceptions?: readonly Exception[];
  /** Figures that the text's file names a source for, as written there. */
  cited?: readonly string[];
  /** In an illustrative block or a drawn picture: the figures that are declared may be made up, unless they are ours. */
  isExample?: boolean;
  /** The figures that the block declares to be made up, as they are written. */
  madeUp?: readonly string[];
  /** Facts about others, for which the file names sources: again only what is said of our own plans is judged. */
  isSourced?: boolean;
  /** What the data says of carriers and competitors, which a text that names them may repeat. */
  factsOfOthers?: FactsOfOthers;
  /** Words beside a text that is nothing but a number: the labels of its neighbours. */
  nearby?: string;
}

/** What holds for every text of a file of the site. */
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
