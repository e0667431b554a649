import { ActionButton } from "../../renderer/ui/action-button";
import { Markdown } from "../../renderer/ui/markdown";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { LogoSheet } from "./logo-sheet";
import type { PressKitProps } from "./props.gen";

type Download = PressKitProps["downloads"][number];
type Name = PressKitProps["names"]["items"][number];

function DownloadRow({ title, text, button }: Download) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-current/18 border-t py-7">
      <div className="grow basis-60">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 tone-muted">{text}</p>
      </div>
      <ActionButton button={button} variant="secondary" className="max-w-full shrink-0" />
    </li>
  );
}

/** A name in large type, with its misspellings crossed out below it. */
function NameEntry({ name, text, wrong }: Name) {
  return (
    <li className="border-current/18 border-t pt-7">
      <h3 className="text-4xl">{name}</h3>
      {wrong.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-5 font-display font-semibold text-xl tone-missed">
          <span className="sr-only">Not: </span>
          {wrong.map((misspelling) => (
            <s key={misspelling}>{misspelling}</s>
          ))}
        </p>
      )}
      <p className="mt-4 max-w-[32rem] tone-muted">{text}</p>
    </li>
  );
}

/** Opening of a press page. It contains the page's only h1. */
export default function PressKit({ heading, intro, contact, logo, downloads, names }: PressKitProps) {
  return (
    <>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div>
          <h1 className="text-4xl">{heading}</h1>
          <p className="mt-6 max-w-[36rem] text-lg tone-muted">{intro}</p>
          {contact && <Markdown text={contact} className="mt-5 max-w-[36rem] text-lg" />}
        </div>
        <LogoSheet {...logo} />
      </div>
      <ul className="mt-14 grid gap-x-16 lg:mt-20 lg:grid-cols-2">
        {downloads.map((download) => (
          <DownloadRow key={download.title} {...download} />
        ))}
      </ul>
      <div className="mt-16 lg:mt-24">
        <SectionHeading heading={names.heading} />
        <ul className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
          {names.items.map((item) => (
            <NameEntry key={item.name} {...item} />
          ))}
        </ul>
      </div>
    </>
  );
}
