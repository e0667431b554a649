import { Fragment, useId } from "react";
import { ButtonRow } from "../../renderer/ui/action-button";
import { CodeWindow } from "../../renderer/ui/code/code-window";
import { RoleIcon } from "../../renderer/ui/icon.server";
import { InlineMarkdown } from "../../renderer/ui/markdown";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { CodeSamplesProps } from "./props.gen";

/** Layouts of a phone, by whether a label is too long for three columns. The sample is in the row below the labels. */
const PHONE = {
  short: { labels: "max-[23rem]:grid-cols-2", sample: "max-[23rem]:row-start-5" },
  long: { labels: "max-sm:grid-cols-2", sample: "max-sm:row-start-5" },
};
const SHORT_LABEL = 12;

/**
 * Samples as tabs that need no script: a group of radio buttons, each label followed by its sample. The samples share
 * one grid cell, so that the largest reserves the space and nothing moves when another one is selected.
 */
function Samples({ samples }: Pick<CodeSamplesProps, "samples">) {
  const group = useId();
  const phone = samples.some(({ label }) => label.length > SHORT_LABEL) ? PHONE.long : PHONE.short;
  return (
    <fieldset
      className={`parts relative grid grid-cols-3 gap-1.5 lg:grid-cols-[11rem_minmax(0,1fr)] lg:grid-rows-[repeat(8,auto)_1fr] lg:gap-x-6 lg:gap-y-1 print:block ${phone.labels}`}
    >
      <legend className="sr-only">Language of the sample</legend>
      {samples.map(({ label, title, language, lines }, index) => {
        const id = `${group}-${index}`;
        return (
          <Fragment key={label}>
            <input type="radio" name={group} id={id} defaultChecked={index === 0} className="sr-only" />
            <label
              htmlFor={id}
              className="grid min-h-11 cursor-pointer place-items-center rounded-inner border-[1.5px] border-transparent px-1.5 text-center font-semibold text-[0.9375rem] hover:border-line-strong lg:col-start-1 lg:justify-items-start lg:px-3 lg:text-left [:checked+&]:border-current forced-colors:[:checked+&]:underline [:focus-visible+&]:outline-3 [:focus-visible+&]:outline-offset-3"
            >
              {label}
            </label>
            {/* One cell below at most eight labels, in three rows or in four rows of two; the tallest sample sets its height. */}
            <CodeWindow
              title={title}
              code={lines.join("\n")}
              language={language}
              className={`invisible col-span-full row-start-4 mt-1.5 lg:col-span-1 lg:col-start-2 lg:row-span-full lg:mt-0 print:visible print:break-inside-avoid [:checked+label+&]:visible ${phone.sample}`}
            />
          </Fragment>
        );
      })}
    </fieldset>
  );
}

/** Programming interfaces of the product, with code samples to copy. */
export default function CodeSamples(props: CodeSamplesProps) {
  const { heading, intro, interfaces, samples, buttons, note } = props;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8 *:min-w-0">
        <SectionHeading heading={heading} intro={intro} />
        {buttons.length > 0 && <ButtonRow buttons={buttons} />}
      </div>
      <div className="mt-10 lg:mt-14">
        <Samples samples={samples} />
      </div>
      {note && (
        <p className="mt-5 max-w-[52rem] text-sm tone-muted">
          <InlineMarkdown text={note} />
        </p>
      )}
      {interfaces.length > 0 && (
        <ul className="mt-12 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {interfaces.map(({ icon, title, text }) => (
            <li key={title} className="border-current/15 border-t pt-6">
              <h3 className="flex items-center gap-3 text-xl">
                <RoleIcon name={icon} className="size-6" />
                {title}
              </h3>
              <p className="mt-2 tone-muted">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
