import { Markdown } from "../../renderer/ui/markdown";
import type { LetterProps } from "./props.gen";
import { Stamp } from "./stamp";

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
