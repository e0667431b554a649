import { ButtonRow } from "../../renderer/ui/action-button";
import { shortAddress } from "../../renderer/ui/addresses";
import { Monogram } from "../../renderer/ui/monogram";
import { LogoMark, PingBackdrop } from "../../renderer/ui/ping";
import { TextLink } from "../../renderer/ui/text-link";
import type { ComparisonHeroProps } from "./props.gen";

/** Reasons to choose one of the two products. */
function ReasonList({ label, reasons }: { label: string; reasons: readonly string[] }) {
  return (
    <>
      <h2 className="text-xl">{label}</h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-line-strong">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

/** Opening of a comparison: our offer, the competitor, and whom each of the two products suits. It contains the page's only h1. */
export default function ComparisonHero(props: ComparisonHeroProps) {
  const { heading, intro, buttons, websiteLabel, competitorLabel, productLabel, competitor } = props;
  const { id, name, nameNote, logo, tagline, description, website, verdict } = competitor;
  return (
    <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:gap-20">
      <div>
        <p className="flex items-center gap-3">
          <Monogram id={id} letters={logo} />
          <span className="text-sm tone-muted">vs</span>
          <span className="card grid size-14 place-items-center rounded-[0.875rem]">
            <LogoMark />
          </span>
        </p>
        <h1 className="mt-6 text-4xl">{heading}</h1>
        <p className="mt-5 max-w-[34rem] text-lg">{intro}</p>
        <ButtonRow buttons={buttons} className="mt-7" />
        <div className="mt-10 max-w-[38rem] border-(--tone-line) border-t pt-6">
          <p className="font-semibold">
            {name}
            {nameNote && `, ${nameNote}`}
          </p>
          <p className="mt-2 tone-muted">
            {tagline} {description}
          </p>
          <p className="mt-1 text-sm">
            {websiteLabel}:{" "}
            <TextLink to={website} className="wrap-anywhere inline-block py-2.5">
              {shortAddress(website)}
            </TextLink>
          </p>
        </div>
      </div>
      <div className="relative isolate">
        <PingBackdrop className="-right-40 -top-44 hidden w-[30rem] text-line-strong/50 lg:block" rings={4} />
        <div className="card">
          <div className="p-6 sm:p-8">
            <ReasonList label={competitorLabel} reasons={verdict.competitor} />
          </div>
          <div className="border-(--tone-line) border-t p-6 sm:p-8">
            <ReasonList label={productLabel} reasons={verdict.product} />
          </div>
        </div>
      </div>
    </div>
  );
}
