import type { PlanTag as Plan } from "../../schema/shapes.gen";

const TAGS: Record<Plan, { label: string; className: string }> = {
  all: { label: "All plans", className: "tone-muted" },
  standard: {
    label: "Standard and Enterprise",
    className: "border-transparent bg-signal-soft text-signal-strong",
  },
  enterprise: {
    label: "Enterprise",
    className: "border-transparent bg-ink text-paper in-data-[tone=ink]:border-(--tone-line)",
  },
  "pay-as-you-go": { label: "Pay-as-you-go", className: "border-transparent bg-sun-soft text-ink" },
};

/** A tag with the plans that include a feature (spec section 9, plan tags). */
export function PlanTag({ plan }: { plan: Plan }) {
  const { label, className } = TAGS[plan];
  return <span className={`tag ${className}`}>{label}</span>;
}
