import type { WorkflowVisual } from "../../../../schema/shapes.gen";
import { Icon } from "../../icon.server";
import { VisualFrame } from "../visual-frame";

type Step = WorkflowVisual["steps"][number];

const ROLES: Record<Step["role"], { word: string; mark: string }> = {
  trigger: { word: "When", mark: "bg-ink text-paper" },
  action: { word: "Then", mark: "bg-sunken text-ink" },
  result: { word: "Result", mark: "bg-signal text-surface" },
};

/** Each step is indented a little further than the one above it. */
const INDENTS = [
  "",
  "ml-3 @[16rem]:ml-6 @md:ml-9",
  "ml-6 @[16rem]:ml-12 @md:ml-18",
  "ml-9 @[16rem]:ml-18 @md:ml-27",
] as const;

/** The line from the bottom of the card above, around a corner, to the side of this one. */
function Elbow() {
  return (
    <svg
      viewBox="0 0 12 60"
      preserveAspectRatio="none"
      className="-left-3 -top-5 absolute h-[calc(50%+1.25rem)] w-3 stroke-line-strong"
      fill="none"
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" strokeWidth="1.5" d="M1 0V52Q1 60 9 60H12" />
    </svg>
  );
}

/** An automation as a staircase of cards: trigger, actions, result. */
export default function Workflow({ title, steps }: WorkflowVisual) {
  return (
    <VisualFrame
      shape="canvas"
      label={`Workflow “${title}”: ${steps.map((step) => `${ROLES[step.role].word}: ${step.title}`).join("; ")}.`}
    >
      {steps.map((step, index) => (
        <div key={step.title} className={`relative ${index > 0 ? "mt-5" : ""} ${INDENTS[index] ?? ""}`}>
          {index > 0 && <Elbow />}
          <div className="relative flex items-center gap-3.5 rounded-card border border-line bg-surface p-4 shadow-lift">
            <span
              className={`grid size-10 shrink-0 place-items-center rounded-inner ${step.isByDlores ? "bg-dlores text-surface" : ROLES[step.role].mark}`}
            >
              <Icon name={step.icon} className="size-5" />
            </span>
            <p className="min-w-0 leading-snug">
              <span
                className={`block font-semibold text-xs ${step.isByDlores ? "text-dlores" : "text-muted"}`}
              >
                {ROLES[step.role].word}
              </span>
              <span className="block font-semibold text-[0.9375rem]">{step.title}</span>
              <span className="tabular block text-[0.8125rem] text-muted">{step.detail}</span>
            </p>
          </div>
        </div>
      ))}
    </VisualFrame>
  );
}
