import { Markdown } from "../../renderer/ui/markdown";
import { Rings } from "../../renderer/ui/ping";
import type { LetterProps } from "./props.gen";

/** Wavy lines of the cancellation, from the postmark across the stamp. */
const WAVES = [52, 68, 84, 100].map((y) => `M88 ${y}q9-8 18 0t18 0 18 0 18 0 18 0 18 0`);

/** A postage stamp with the logo's mark, canceled by a ping. Decorative. */
function Stamp() {
  return (
    <svg
      viewBox="0 0 200 150"
      className="-mt-2 -mr-2 w-[clamp(7.5rem,16vw,13rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
      fill="none"
      aria-hidden="true"
    >
      <g transform="rotate(4 140 74)">
        <rect
          x="86"
          y="12"
          width="100"
          height="124"
          className="fill-signal stroke-signal"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray="0 9.333"
        />
        <rect x="94" y="20" width="84" height="108" rx="3" className="stroke-paper" opacity="0.5" />
        <g className="stroke-paper" strokeWidth="6" strokeLinecap="round" transform="translate(102 38)">
          <circle cx="20" cy="44" r="10" className="fill-paper" stroke="none" />
          <path d="M20 23A21 21 0 0 1 41 44" />
          <path d="M20 8A36 36 0 0 1 56 44" opacity="0.7" />
        </g>
      </g>
      <g className="stroke-current" strokeWidth="2" opacity="0.55">
        <Rings x={52} y={76} radii={[14, 29, 44]} />
        {WAVES.map((wave) => (
          <path key={wave} d={wave} strokeLinecap="round" />
        ))}
      </g>
    </svg>
  );
}

/** Class of the elements below the text, in its column. */
const BELOW_TEXT = "mt-10 max-w-(--letter-measure) lg:ml-(--letter-margin)";

/** The name as a handwritten signature, then in print. */
function Signature({ name, role, strokes }: LetterProps["signature"]) {
  return (
    <div className={BELOW_TEXT}>
      {strokes && (
        <svg viewBox="0 0 320 130" className="icon mb-1 -ml-3 w-60 stroke-[3.25]" aria-hidden="true">
          <path d={strokes} />
        </svg>
      )}
      <p className="font-semibold">{name}</p>
      <p className="text-sm tone-muted">{role}</p>
    </div>
  );
}

/** A letter. Its salutation is the page's only h1; its headings are in the margin if there is one. */
export default function Letter({ heading, dateline, body, signature, postscript }: LetterProps) {
  return (
    // 36rem holds 60 to 65 characters of this size.
    <article className="text-lg leading-[1.68] [--letter-margin:clamp(15rem,23vw,20rem)] [--letter-measure:36rem]">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 max-[20rem]:grid-cols-1 lg:grid-rows-[auto_1fr]">
        <p className="font-semibold text-sm tone-muted">{dateline}</p>
        <Stamp />
        <h1 className="col-span-full max-w-[50rem] text-4xl lg:col-span-1 lg:col-start-1">{heading}</h1>
      </header>
      <Markdown text={body} className="letter-body parts mt-[clamp(2.5rem,5vw,4.5rem)]" />
      <Signature {...signature} />
      {postscript && <Markdown text={`P.S. ${postscript}`} className={`${BELOW_TEXT} tone-muted`} />}
    </article>
  );
}
