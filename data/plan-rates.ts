import type { PlanRates } from "../schema/shapes.gen";
import type { Constants } from "./constants";
import { plansOf } from "./plans";

/** What one plan charges; undefined for a plan whose price or extras are agreed on. */
function ratesOf(id: string, name: string, constants: Constants): PlanRates | undefined {
  const numberOf = (key: string): number | undefined => {
    const value = constants.get(key)?.value;
    return typeof value === "number" ? value : undefined;
  };
  const ofPlan = (fact: string) => numberOf(`plans.${id}.${fact}`);
  const minutes = ofPlan("voiceMinutes");
  const extraMinute = ofPlan("minuteOverage");
  const annualPrice = ofPlan("annualPrice");
  const rates = {
    price: ofPlan("price"),
    people: ofPlan("freeMembers"),
    extraPerson: numberOf("addOns.extraUser"),
    numbers: ofPlan("numbers"),
    extraNumber: numberOf("addOns.localNumber"),
    texts: ofPlan("outboundSms"),
    extraText: ofPlan("smsOverage"),
    answering:
      constants.get(`plans.${id}.aiAnswering`)?.value === "Included" ? 0 : numberOf("addOns.aiAnswering"),
  };
  if (Object.values(rates).includes(undefined)) return undefined;
  return {
    id,
    name,
    ...(rates as Record<keyof typeof rates, number>),
    ...(annualPrice === undefined ? {} : { annualPrice }),
    ...(minutes === undefined || extraMinute === undefined ? {} : { minutes, extraMinute }),
  };
}

/** What the plans with a price charge for (spec 9 Plans, Add-ons and numbers), in the order of the constants. */
export const planRates = (constants: Constants): PlanRates[] =>
  plansOf(constants).flatMap(({ id, name }) => ratesOf(id, name, constants) ?? []);
