import { readConstants } from "../../data/constants";
import { parseJson } from "../../schema/json-document";

const usd = (value: number, more = {}) => ({ value, unit: "usd", per: "month", source: "9", ...more });
const file = {
  plans: {
    lite: {
      price: usd(4, {
        alternates: [{ value: 8, qualifier: "from", source: "9", routes: ["/faq"], note: "Elsewhere." }],
      }),
      trial: { same: "claims.trial" },
    },
    standard: {
      price: usd(12),
      listPrice: usd(30),
      annualPrice: usd(10, { qualifier: "about", note: "Per month when billed annually." }),
      minuteOverage: usd(0.05, { per: "minute" }),
      voiceMinutes: { value: 200, unit: "minutes", per: "month", source: "9" },
    },
  },
  numbers: { portingDays: { value: 3, to: 7, unit: "business-days", source: "9" } },
  claims: {
    trial: { value: 14, unit: "days", source: "9" },
    freeMembers: { value: 5, unit: "members", qualifier: "up-to", source: "9" },
    users: { value: 10_000, unit: "users", qualifier: "plus", source: "9" },
    support: { value: "24/7", unit: "text", source: "1" },
    tls: { value: "TLS 1.3", unit: "text", source: "9" },
  },
};

/** A few constants of every kind: prices with alternate and annual readings, an alias, a range, limits, names. */
export const { constants } = readConstants(parseJson("data/constants.json", JSON.stringify(file)));
