import { ActionButton } from "../../renderer/ui/action-button";
import { Icon, IconDisc } from "../../renderer/ui/icon.server";
import { InlineMarkdown } from "../../renderer/ui/markdown";
import { TextLink } from "../../renderer/ui/text-link";
import type { TroubleshootingProps } from "./props.gen";

type Symptom = TroubleshootingProps["items"][number];

/** Checks that narrow down any problem, beside the page's heading. */
function QuickChecks({ checksHeading, checks }: TroubleshootingProps) {
  return (
    <div className="card p-6 lg:p-8">
      <h2 className="text-xl">{checksHeading}</h2>
      <dl className="mt-4 space-y-4">
        {checks.map(({ question, meaning }) => (
          <div key={question} className="border-current/15 border-t pt-4">
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1 text-[0.9375rem] tone-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Sources of the facts about a symptom. */
function Sources({ sources }: Pick<Symptom, "sources">) {
  if (sources.length === 0) return null;
  return (
    <p className="mt-6 text-sm tone-muted">
      {sources.length > 1 ? "Sources: " : "Source: "}
      {sources.map(({ label, to }, index) => (
        <span key={to}>
          {index > 0 && "; "}
          <TextLink to={to}>{label}</TextLink>
        </span>
      ))}
    </p>
  );
}

/** When to contact support, and what a message must include so that it can be answered at once. */
function Message({ writeWhen, include, button }: Symptom & Pick<TroubleshootingProps, "button">) {
  return (
    <div className="self-start rounded-card border border-line bg-sunken p-6 text-[0.9375rem] text-ink">
      <h3 className="font-sans font-semibold text-base tracking-normal">Contact us when</h3>
      <p className="mt-1">{writeWhen}</p>
      <h3 className="mt-5 font-sans font-semibold text-base tracking-normal">What to send us</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {include.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      {button && <ActionButton button={button} variant="secondary" small className="mt-6" />}
    </div>
  );
}

/**
 * One symptom. Collapsed, it shows the short answer; expanded, the steps and how to get help. All of the summary's
 * visible text is its accessible name, so that voice control can activate it.
 */
function SymptomItem(props: Symptom & Pick<TroubleshootingProps, "button">) {
  const { symptom, icon, status, first, steps, sources } = props;
  return (
    <details className="faq-item group border-current/15 border-t">
      <summary className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 py-6 max-[20rem]:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,8fr)_1.5rem] lg:items-start lg:gap-x-5 lg:py-7">
        <IconDisc
          name={icon}
          className="size-11 bg-missed-soft text-missed group-open:bg-signal-soft group-open:text-signal-strong max-[20rem]:hidden"
        />
        <h2 className="text-xl lg:pt-[0.4rem]">{symptom}</h2>
        <span className="col-span-full row-start-2 lg:col-span-1 lg:col-start-3 lg:row-start-1 lg:pt-[0.4rem]">
          <b className="font-semibold">Try first: </b>
          <span className="tone-muted">{first}</span>
          <span className="mt-2 flex gap-2 font-semibold text-sm">
            <Icon name="wrench" className="mt-0.5 size-4" />
            {status}
          </span>
        </span>
        <Icon
          name="chevron-down"
          className="size-6 transition-transform group-open:rotate-180 lg:mt-[0.6rem]"
        />
      </summary>
      <div className="grid gap-x-16 gap-y-8 pt-2 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pl-16">
        <div>
          <h3 className="font-sans font-semibold text-base tracking-normal">
            If that didn’t help, try these in order
          </h3>
          <ol className="numbered mt-4">
            {steps.map((step) => (
              <li
                key={step}
                className="grid grid-cols-[2rem_minmax(0,1fr)] gap-4 py-3 before:grid before:size-8 before:place-items-center before:rounded-full before:border-[1.5px] before:border-current before:font-bold before:font-display before:text-[0.9375rem] before:leading-none before:content-[counter(number)]"
              >
                <div className="pt-0.5">
                  <InlineMarkdown text={step} />
                </div>
              </li>
            ))}
          </ol>
          <Sources sources={sources} />
        </div>
        <Message {...props} />
      </div>
    </details>
  );
}

/** Problems and their fixes, short answers first. It contains the page's only h1. */
export default function Troubleshooting(props: TroubleshootingProps) {
  const { heading, intro, warning, items, button } = props;
  return (
    <>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-6 max-w-[36rem] text-lg tone-muted">{intro}</p>
          {warning && (
            <p className="mt-6 flex max-w-[36rem] gap-3 font-semibold">
              <Icon name="phone-off" className="mt-0.5 size-5 tone-missed" />
              {warning}
            </p>
          )}
        </div>
        <QuickChecks {...props} />
      </div>
      <div className="parts-tall mt-12 border-current/15 border-b lg:mt-16">
        {items.map((item) => (
          <SymptomItem key={item.symptom} {...item} {...(button ? { button } : {})} />
        ))}
      </div>
    </>
  );
}
