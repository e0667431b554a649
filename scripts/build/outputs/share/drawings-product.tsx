import { numbersOf, Rings, radii } from "./rings";

/** What a drawing may depend on. */
export interface DrawingProps {
  route: string;
}

/** Where an arc ends that begins above a point: a quarter of a circle to the right. */
const quarter = (x: number, y: number, radius: number) =>
  `M${x} ${y - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}`;

/** The mark of the logo, as large as the picture, its arcs going on. */
export function GreatMark() {
  const [x, y, unit] = [800, 530, 13];
  return (
    <>
      <g className="stroke-signal-on-ink" strokeWidth={3 * unit} strokeLinecap="round">
        {[10.5, 18, 25.5, 33].map((radius, index) => (
          <path key={radius} d={quarter(x, y, radius * unit)} opacity={[1, 0.55, 0.3, 0.16][index]} />
        ))}
      </g>
      <circle cx={x} cy={y} r={5 * unit} className="fill-signal-on-ink" />
    </>
  );
}

/** One call and the people around it: some rings away, and one who answers. */
export function Reach({ route }: DrawingProps) {
  const [x, y] = [950, 315];
  const number = numbersOf(route);
  const circles = radii(5, 0.98);
  const start = number(0) * 360;
  // The first ring is too near and the last one runs behind the words.
  const people = [1, 2, 3, 3].map((ring, index) => {
    const angle = ((start + index * (80 + number(ring) * 30)) * Math.PI) / 180;
    const radius = circles[ring] ?? 0;
    return { key: index, x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  const answering = Math.floor(number(9) * 3);
  return (
    <>
      <Rings x={x} y={y} count={5} scale={0.98} className="stroke-signal" fade={0.8} />
      <circle cx={x} cy={y} r="30" className="fill-signal" />
      {people.map((person) => (
        <g key={person.key}>
          <circle cx={person.x} cy={person.y} r={person.key === answering ? 40 : 26} className="fill-paper" />
          {person.key === answering ? (
            <>
              <circle cx={person.x} cy={person.y} r="27" className="fill-sun" />
              <circle cx={person.x} cy={person.y} r="42" className="stroke-sun" strokeWidth="5" />
            </>
          ) : (
            <circle cx={person.x} cy={person.y} r="16" className="fill-ink" />
          )}
        </g>
      ))}
    </>
  );
}

/** Two who call each other: their arcs meet. */
export function Meeting({ route }: DrawingProps) {
  const number = numbersOf(route);
  const one = { x: 830 + number(1) * 110, y: 90 + number(2) * 170 };
  const other = { x: 1010 + number(3) * 130, y: 400 + number(4) * 150 };
  return (
    <>
      <Rings {...other} count={6} scale={0.78} className="stroke-ink" />
      <Rings {...one} count={6} scale={0.78} className="stroke-signal" />
      <circle cx={other.x} cy={other.y} r="26" className="fill-ink" />
      <circle cx={one.x} cy={one.y} r="26" className="fill-signal" />
    </>
  );
}

/** What is in the plan, in bands: each holds the one before it. */
export function Bands() {
  const [x, y] = [1130, 560];
  const bands = radii(6, 1.22).reverse();
  const fills = ["fill-sun/25", "fill-sun/30", "fill-sun/45", "fill-sun", "fill-ink", "fill-sun-soft"];
  return bands.map((radius, index) => (
    <circle key={radius} cx={x} cy={y} r={radius} className={fills[index] ?? ""} />
  ));
}

/** Heights of a spoken sentence, as bars around the one who speaks. */
const VOICE_BARS = 72;

/** A voice: bars around a point, as loud as a sentence is. */
export function Voice() {
  const [x, y, inner] = [900, 315, 116];
  const number = numbersOf("voice");
  return (
    <>
      <Rings x={x} y={y} count={6} weight={3} className="stroke-dlores-on-ink" fade={0.9} />
      <circle cx={x} cy={y} r="300" className="fill-dlores" opacity="0.55" />
      <g className="stroke-dlores-soft" strokeWidth="9" strokeLinecap="round">
        {Array.from({ length: VOICE_BARS }, (_, index) => {
          const wave = 0.5 + 0.5 * Math.sin((index / VOICE_BARS) * Math.PI * 6);
          const length = 14 + 118 * wave * (0.55 + 0.45 * number(index));
          const angle = (index * 360) / VOICE_BARS;
          return (
            <path
              key={angle}
              d={`M${inner} 0h${length}`}
              transform={`translate(${x} ${y}) rotate(${angle})`}
            />
          );
        })}
      </g>
      <circle cx={x} cy={y} r="62" className="fill-surface" />
    </>
  );
}

/** Edges that the motif may come from. */
const EDGES = [
  { x: 1000, y: 630, scale: 1.1 },
  { x: 1200, y: 330, scale: 1.3 },
  { x: 1180, y: 20, scale: 1.45 },
  { x: 1130, y: 610, scale: 1.35 },
] as const;

/** The motif at the edge, for pages of no particular kind. */
export function Horizon({ route }: DrawingProps) {
  const number = numbersOf(route);
  const { x, y, scale } = EDGES[Math.floor(number(1) * EDGES.length)] ?? EDGES[0];
  return (
    <>
      <Rings x={x} y={y} count={6} scale={scale} weight={6} className="stroke-signal" fade={0.92} />
      <circle cx={x} cy={y} r="44" className="fill-signal" />
    </>
  );
}
