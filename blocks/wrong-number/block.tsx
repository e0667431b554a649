import { Fragment } from "react";
import { ButtonRow } from "../../renderer/ui/action-button";
import { LinkRow } from "../../renderer/ui/text-link";
import { Drawing } from "./drawing";
import type { WrongNumberProps } from "./props.gen";

/** Opening of the not-found page. It contains the page's only h1, whose lines break between sentences if they can. */
export default function WrongNumber(props: WrongNumberProps) {
  const { heading, text, buttons, linksLabel, similarLabel, links } = props;
  return (
    <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div>
        <h1 className="text-4xl">
          {heading.split(/(?<=[.!?]) /).map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">{sentence}</span>{" "}
            </Fragment>
          ))}
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg tone-muted">{text}</p>
        <ButtonRow buttons={buttons} className="mt-8" />
        {links.length > 0 && (
          <nav
            aria-label={linksLabel}
            data-enhance="similar-pages"
            data-similar-label={similarLabel}
            className="mt-12 border-current/15 border-t pt-6"
          >
            <p className="font-semibold text-sm tone-muted">{linksLabel}</p>
            <LinkRow links={links} className="mt-1" />
          </nav>
        )}
      </div>
      <Drawing />
    </div>
  );
}
