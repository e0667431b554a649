import type { ReactElement } from "react";
import type { ThemeColours } from "../theme-colours";
import type { Design } from "./designs";
import type { ShareWords } from "./page-words";

/** Size of a share image, as the large card of every network shows it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Space between the edge and the words. */
const MARGIN = 72;
const BOTTOM = 60;
/** Sizes of the headline: the largest that fits is taken. Half of the smallest is still read with ease. */
const SIZES = [96, 88, 80, 74, 68, 62, 56] as const;
const SMALLEST = 50;
/** Mean width of a letter of the display font at weight 800, as a part of its size. */
const LETTER = 0.57;
const LINE_HEIGHT = 1.04;
/** Size of the small line, and what it takes with the space below it. */
const LABEL = 34;
const LABEL_HEIGHT = 60;

/** How many lines a text takes at a size; endless where a word is wider than the line, since words are not parted. */
function linesOf(text: string, width: number, size: number): number {
  const most = Math.floor(width / (LETTER * size));
  let lines = 1;
  let taken = -1;
  for (const word of text.split(/\s+/)) {
    if (word.length > most) return Number.POSITIVE_INFINITY;
    if (taken + 1 + word.length > most) {
      lines += 1;
      taken = -1;
    }
    taken += 1 + word.length;
  }
  return lines;
}

/** The largest size at which a headline keeps to a width and a height. */
export function headlineSize(headline: string, width: number, height: number): number {
  const fits = (size: number) => linesOf(headline, width, size) * size * LINE_HEIGHT <= height;
  return SIZES.find(fits) ?? SMALLEST;
}

const display = { fontFamily: "Bricolage Grotesque", fontWeight: 800 } as const;

/**
 * The words of a share image for satori, on a transparent ground: the site's name at `logo`, and label and headline
 * standing on the lower margin. Placed by inline style, which satori needs and no page ever sees.
 */
export function wordsLayout(
  { label, headline }: ShareWords,
  site: string,
  { text, accent, logo, width, top }: Design,
  colours: ThemeColours,
): ReactElement {
  const height = HEIGHT - BOTTOM - top - (label === "" ? 0 : LABEL_HEIGHT);
  const size = headlineSize(headline, width, height);
  return (
    <div style={{ display: "flex", width: WIDTH, height: HEIGHT }}>
      <div
        style={{
          position: "absolute",
          left: logo.x + 66,
          top: logo.y,
          height: 52,
          display: "flex",
          alignItems: "center",
          ...display,
          fontSize: 42,
          letterSpacing: "-0.02em",
          color: colours[text],
        }}
      >
        {site}
      </div>
      <div
        style={{
          position: "absolute",
          left: MARGIN,
          bottom: BOTTOM,
          width,
          display: "flex",
          flexDirection: "column",
        }}
      >
        {label !== "" && (
          <div
            style={{
              fontFamily: "Figtree",
              fontWeight: 600,
              fontSize: LABEL,
              lineHeight: 1.25,
              marginBottom: 16,
              color: colours[accent],
            }}
          >
            {label}
          </div>
        )}
        <div
          style={{
            ...display,
            fontSize: size,
            lineHeight: LINE_HEIGHT,
            letterSpacing: "-0.025em",
            textWrap: "balance",
            color: colours[text],
          }}
        >
          {headline}
        </div>
      </div>
    </div>
  );
}
