import { formatConstant } from "../../data/format";
import { findingAt, type SiteRule } from "../rule";

/** Facts with two readings are listed until the owner chooses one. */
export const contradiction: SiteRule = {
  name: "contradiction",
  severity: "notice",
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
