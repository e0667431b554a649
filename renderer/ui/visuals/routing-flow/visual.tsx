import type { IconName, RoutingFlowVisual } from "../../../../schema/shapes.gen";
import { Icon, IconDisc } from "../../icon.server";
import { ASSISTANT, Avatar } from "../parts/avatar";
import { VisualFrame, WindowBar } from "../visual-frame";

type Branch = RoutingFlowVisual["branches"][number];
type Step = Branch["steps"][number];

const DECISIONS: Record<RoutingFlowVisual["decidedBy"], IconName> = {
  schedule: "clock",
  menu: "list-tree",
  order: "repeat",
};

/** Lines from the question to its answers; they stretch with the picture and keep their thickness. */
const FORKS = ["M50 0V32", "M50 0V8C50 18 25 12 25 32M50 0V8C50 18 75 12 75 32"] as const;

function Fork({ branches }: { branches: number }) {
  return (
    <svg
      viewBox="0 0 100 32"
      preserveAspectRatio="none"
      className="h-8 w-full stroke-line-strong"
      fill="none"
      aria-hidden="true"
    >
      <path vectorEffect="non-scaling-stroke" strokeWidth="1.5" d={FORKS[branches - 1] ?? FORKS[0]} />
    </svg>
  );
}

/** A straight line down, with the timeout on it if there is one. */
function Wait({ wait }: { wait?: string | undefined }) {
  return (
    <span className="flex flex-col items-center">
      <span className="h-2.5 w-[1.5px] bg-line-strong" />
      {wait && (
        <span className="tabular rounded-full border border-line bg-surface px-2 text-[0.6875rem] text-muted leading-5">
          {wait}
        </span>
      )}
      {wait && <span className="h-2.5 w-[1.5px] bg-line-strong" />}
    </span>
  );
}

function StepMark({ step }: { step: Step }) {
  if (step.kind === "person") return <Avatar name={step.name} size="small" />;
  return (
    <IconDisc name={step.kind === "team" ? "users" : "voicemail"} className="size-6 bg-sunken *:size-3.5" />
  );
}

/** One path of the call, from its answer to its end. */
function BranchPath({ branch }: { branch: Branch }) {
  return (
    <div className="min-w-0">
      <p className="mx-auto w-fit rounded-full bg-ink px-3 py-0.5 font-semibold text-paper text-xs leading-5">
        {branch.answer}
      </p>
      {branch.steps.map((step, index) => (
        <div key={step.name}>
          <Wait wait={branch.steps[index - 1]?.wait} />
          <div
            className={`flex items-center gap-2.5 rounded-inner border bg-surface px-2.5 py-2 @md:px-3 ${step.name === ASSISTANT ? "border-dlores" : "border-line"}`}
          >
            <span className="hidden @2xs:block">
              <StepMark step={step} />
            </span>
            <p className="min-w-0 leading-tight">
              <span className="block font-semibold text-[0.8125rem]">{step.name}</span>
              <span className="mt-0.5 block text-[0.6875rem] text-muted">{step.detail}</span>
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}

function describe({ answer, steps }: Branch): string {
  return `${answer}: ${steps.map((step) => (step.wait ? `${step.name} (${step.wait})` : step.name)).join(", then ")}.`;
}

/** The routing of a call, drawn as a flow from the number to the last step of each branch. */
export default function RoutingFlow(props: RoutingFlowVisual) {
  const { title, number, numberName, question, decidedBy, branches } = props;
  return (
    <VisualFrame label={`How calls to ${number} are routed. ${question} ${branches.map(describe).join(" ")}`}>
      <WindowBar
        icon="route"
        title={title}
        fact={
          <span className="flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-signal" />
            Live
          </span>
        }
      />
      <div className="bg-[radial-gradient(var(--color-line)_1px,transparent_1px)] bg-paper bg-size-[1rem_1rem] p-4 @md:p-6">
        <div className="mx-auto flex w-fit items-center gap-3 rounded-card border border-line bg-surface py-2.5 pr-5 pl-3">
          <IconDisc name="phone-incoming" className="size-9 bg-signal text-surface *:size-4.5" />
          <p className="leading-tight">
            <span className="tabular block font-semibold">{number}</span>
            <span className="text-muted text-xs">{numberName}</span>
          </p>
        </div>
        <Wait />
        <p className="mx-auto flex w-fit items-center gap-2 rounded-full bg-sun-soft px-4 py-1.5 font-medium text-[0.8125rem]">
          <Icon name={DECISIONS[decidedBy]} className="size-4" />
          {question}
        </p>
        <Fork branches={branches.length} />
        <div className={branches.length === 2 ? "grid grid-cols-2 gap-4 @md:gap-8" : "mx-auto max-w-56"}>
          {branches.map((branch) => (
            <BranchPath key={branch.answer} branch={branch} />
          ))}
        </div>
      </div>
    </VisualFrame>
  );
}
