import type { Constant } from "./constants";
import { formatConstant, formsOf } from "./format";

/** Forms for machines, which no text is written with. */
const FOR_MACHINES = ["number", "iso", "tag"];

/** The tokens of a constant, each with what it says now; of forms that say the same, the first. */
export function tokensOf(constant: Constant): Map<string, string> {
  const said = new Map<string, string>();
  for (const [index, form] of formsOf(constant).entries()) {
    if (FOR_MACHINES.includes(form)) continue;
    const words = formatConstant(constant, form);
    const name = index === 0 ? constant.key : `${constant.key}|${form}`;
    if (![...said.values()].includes(words)) said.set(`{{${name}}}`, words);
  }
  return said;
}
