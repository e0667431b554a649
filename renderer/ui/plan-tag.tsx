import type { PlanTag as Plan } from "../../schema/shapes.gen";

const LABELS: Record<Plan, string> = {
  all: "All plans",
  standard: "Standard and Enterprise",
  enterprise: "Enterprise",
  "pay-as-you-go": "Pay-as-you-go",
};

const COLOURS: Record<Plan, string> = {
  all: "border-line text-muted",
  standard: "border-transparent bg-signal-soft text-signal-strong",
  enterprise: "border-transparent bg-ink text-paper",
  "pay-as-you-go": "border-transparent bg-sun-soft text-ink",
};

/** Says which plans include a feature (spec section 9, plan tags). */
export function PlanTag({ plan }: { plan: Plan }) {
  return <span className={`tag plan-tag ${COLOURS[plan]}`}>{LABELS[plan]}</span>;
}
