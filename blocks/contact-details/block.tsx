import { ButtonRow } from "../../renderer/ui/action-button";
import { RoleIcon } from "../../renderer/ui/icon.server";
import { PingBackdrop } from "../../renderer/ui/ping";
import { TextLink } from "../../renderer/ui/text-link";
import type { ContactDetailsProps } from "./props.gen";

/** The phone number in large type, with the ping motif spreading from the corner, as from a ringing phone. */
function Call({ label, number, text, buttons }: ContactDetailsProps["call"]) {
  return (
    <div className="card relative isolate overflow-clip p-6 sm:p-10">
      <PingBackdrop
        rings={4}
        className="-right-24 -top-24 sm:-right-38 sm:-top-38 w-48 text-signal/40 sm:w-76"
      />
      <p className="font-semibold text-sm tone-muted">{label}</p>
      <p className="tabular mt-3 font-bold font-display text-[clamp(1.5rem,7.4vw,3.25rem)] leading-[1.1] tracking-[-0.02em]">
        {number}
      </p>
      {text && <p className="mt-4 max-w-[32rem] tone-muted">{text}</p>}
      <ButtonRow buttons={buttons} className="mt-7" />
    </div>
  );
}

/** Opening of a contact page. It contains the page's only h1. */
export default function ContactDetails({ heading, intro, call, items }: ContactDetailsProps) {
  return (
    <>
      <div className="grid items-center gap-10 lg:grid-cols-[6fr_7fr] lg:gap-20">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-6 max-w-[36rem] text-lg tone-muted">{intro}</p>
        </div>
        <Call {...call} />
      </div>
      {items.length > 0 && (
        <ul className="mt-10 grid gap-x-12 sm:grid-cols-2 lg:mt-16 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {items.map(({ icon, title, link }) => (
            <li key={title} className="flex gap-3.5 border-current/15 border-t py-3 sm:py-5">
              <RoleIcon name={icon} className="mt-0.5 size-5.5" />
              <div>
                <p className="font-semibold">{title}</p>
                <TextLink {...link} className="inline-flex min-h-11 items-center" />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
