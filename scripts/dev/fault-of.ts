import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectText } from "../../data/project-file";
import { counted } from "../../schema/counted";
import type { Diagnostic } from "../../schema/diagnostic";
import { causesOf } from "../report/causes";
import { excerptOf } from "../report/code-frame";
import { formatFault } from "../report/pretty";
import { placeOf, sentence } from "../report/text";
import type { Card, Fault } from "./fault";

/** So many cards, and so many places of each, are shown; when these are mended, the next check shows others. */
const MOST = 20;

/**
 * What is wrong with the content, for the terminal and for the overlay.
 *
 * @param root folder of the content
 * @returns undefined where there are no faults
 */
export function faultOf(root: string, faults: readonly Diagnostic[]): Fault | undefined {
  if (faults.length === 0) return undefined;
  const read = (file: string) => projectText(root, file);
  const cards = causesOf(faults)
    .slice(0, MOST)
    .map(({ first, others }): Card => {
      const places = [first, ...others].slice(0, MOST).map((fault) => {
        const { file, line, column } = fault;
        return { shown: placeOf(fault).slice(0, -1), path: `${join(root, file)}:${line}:${column}` };
      });
      const excerpt = excerptOf(read(first.file) ?? "", first);
      return {
        text: sentence(first),
        rule: `${first.severity} ${first.rule}`,
        places,
        excerpt,
        fix: first.fix,
      };
    });
  return {
    title: `${counted(faults.length, "fault")} in the content`,
    text: stripVTControlCharacters(faults.map((fault) => formatFault(fault, read)).join("\n")),
    cards,
  };
}
