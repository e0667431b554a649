import type { PlanTag as Plan } from "../../schema/shapes.gen";

const CLASSES: Record<Plan, string> = {
  all: "tone-muted",
  standard: "border-transparent bg-signal-soft text-signal-strong",
  enterprise: "border-transparent bg-ink text-paper in-data-[tone=ink]:border-(--tone-line)",
  "pay-as-you-go": "border-transparent bg-sun-soft text-ink",
};

/** A tag with the plans that include a feature (spec section 9, plan tags). @param names the plans in words */
export function PlanTag({ plan, names }: { plan: Plan; names: string }) {
  return <span className={`tag ${CLASSES[plan]}`}>{names}</span>;
}
