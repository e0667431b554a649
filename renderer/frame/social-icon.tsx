import type { SiteData } from "../../schema/shapes.gen";

type Network = SiteData["social"][number]["network"];

/** Simple marks of the networks; lucide carries no brand icons. */
const PATHS: Record<Network, string> = {
  x: "M4 4l16 16M20 4L4 20",
  linkedin: "M5 10v9M5 5.5v.01M10 19v-5.5a3.5 3.5 0 0 1 7 0V19M10 10v9",
  youtube: "M3 8.5A3 3 0 0 1 6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10.5 9.2v5.6l4.6-2.8z",
};

/** Mark of a social network, decorative: the link beside it has the words. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[network]} />
    </svg>
  );
}
