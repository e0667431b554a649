import type { NumberPickerVisual } from "../../../../schema/shapes.gen";

type Country = NumberPickerVisual["countries"][number]["code"];

/** Flags keep their own colours: they are marks of countries, not of this site. */
const COLOURS = {
  red: "#c8323c",
  blue: "#223f8f",
  white: "#fff",
  green: "#16834a",
  orange: "#ef8a2b",
  gold: "#f4c430",
  black: "#222",
};

type Colour = keyof typeof COLOURS;

/** A shape: its colour and its path on a square of 24. */
type Shape = readonly [Colour, string];

const FIELD = "M0 0h24v24H0z";
const upright = (a: Colour, b: Colour, c: Colour): Shape[] => [
  [b, FIELD],
  [a, "M0 0h8v24H0z"],
  [c, "M16 0h8v24h-8z"],
];
const level = (a: Colour, b: Colour, c: Colour): Shape[] => [
  [b, FIELD],
  [a, "M0 0h24v8H0z"],
  [c, "M0 16h24v8H0z"],
];
const UNION: Shape[] = [
  ["blue", FIELD],
  ["white", "M0 0h4l20 20v4h-4L0 4zM24 0h-4L0 20v4h4L24 4z"],
  ["white", "M8.5 0h7v24h-7zM0 8.5h24v7H0z"],
  ["red", "M10 0h4v24h-4zM0 10h24v4H0z"],
];

const FLAGS: Record<Country, readonly Shape[]> = {
  us: [
    ["white", FIELD],
    ["red", "M0 0h24v3.4H0zM0 6.9h24v3.4H0zM0 13.7h24v3.4H0zM0 20.6h24V24H0z"],
    ["blue", "M0 0h13v13H0z"],
    ["white", "M4 4h2v2H4zM8.5 4h2v2h-2zM4 8.5h2v2H4zM8.5 8.5h2v2h-2z"],
  ],
  gb: UNION,
  ca: [
    ...upright("red", "white", "red"),
    ["red", "M12 7l1.3 2.4 2-.6-.4 3 1.6.6-2.7 2.6H10.2l-2.7-2.6 1.6-.6-.4-3 2 .6zM11.6 15h.8v3h-.8z"],
  ],
  au: [
    ["blue", FIELD],
    ["white", "M0 0h3l9 9v3H9L0 3zM12 0H9L0 9v3h3l9-9z"],
    ["red", "M5 0h2v12H5zM0 5h12v2H0z"],
    ["white", "M17 5h2v2h-2zM20.5 10h2v2h-2zM17 17h2v2h-2zM14 11h2v2h-2zM5 16h3v3H5z"],
  ],
  de: level("black", "red", "gold"),
  fr: upright("blue", "white", "red"),
  ie: upright("green", "white", "orange"),
  nl: level("red", "white", "blue"),
  es: [
    ["red", FIELD],
    ["gold", "M0 6h24v12H0z"],
  ],
  it: upright("green", "white", "red"),
  se: [
    ["blue", FIELD],
    ["gold", "M7 0h4.5v24H7zM0 9.75h24v4.5H0z"],
  ],
  ch: [
    ["red", FIELD],
    ["white", "M10 5.5h4V10h4.5v4H14v4.5h-4V14H5.5v-4H10z"],
  ],
};

/** A country's flag, simplified, in a circle. */
export function Flag({ country, className = "size-5" }: { country: Country; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 rounded-full ${className}`} aria-hidden="true">
      {FLAGS[country].map(([colour, path]) => (
        <path key={colour + path} fill={COLOURS[colour]} d={path} />
      ))}
    </svg>
  );
}
