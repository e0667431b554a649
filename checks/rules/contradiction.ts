import { formatConstant } from "../../data/format";
import { findingAt, type SiteRule } from "../rule";

export const contradiction: SiteRule = {
  name: "contradiction",
  severity: "notice",
  summary: "Facts with two readings are listed until the owner chooses one.",
  why:
    "Where the specification contradicts itself about a fact, only the owner can decide. Both readings " +
    "stay on record, each with the pages that state it. After the decision the other reading is removed, " +
    "and every page follows.",
  wrong: `{ "data/constants.json": { "claims": { "answers": { "value": 3, "unit": "rings", "source": "Example",
"alternates": [{ "value": 4, "source": "Example", "routes": ["/faq"], "note": "Says four." }] } } } }`,
  right: `{ "data/constants.json": { "claims": { "answers": { "value": 3, "unit": "rings", "source": "Example" } } } }`,
  checkSite: (_pages, { constants, documents }) =>
    [...constants.values()]
      .filter(({ alternates, sameAs }) => alternates.length > 0 && !sameAs)
      .map((constant) => {
        const { key, alternates } = constant;
        const others = alternates.map((other) => `${formatConstant(other)} on ${other.routes.join(", ")}`);
        const message = `The site says ${formatConstant(constant)}, but ${others.join(", and ")}.`;
        const fix = "Decide which is right, and remove the other reading.";
        return findingAt(documents.constants, [...key.split("."), "alternates"], { message, fix }, "key");
      }),
};
