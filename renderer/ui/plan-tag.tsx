import type { PlanTag as Plan } from "../../schema/shapes.gen";

const TAGS: Record<Plan, { label: string; look: string }> = {
  all: { label: "All plans", look: "border-line text-muted" },
  standard: {
    label: "Standard and Enterprise",
    look: "border-transparent bg-signal-soft text-signal-strong",
  },
  enterprise: { label: "Enterprise", look: "border-transparent bg-ink text-paper" },
  "pay-as-you-go": { label: "Pay-as-you-go", look: "border-transparent bg-sun-soft text-ink" },
};

/** Says which plans include a feature (spec section 9, plan tags). */
export function PlanTag({ plan }: { plan: Plan }) {
  const { label, look } = TAGS[plan];
  return <span className={`tag plan-tag ${look}`}>{label}</span>;
}
