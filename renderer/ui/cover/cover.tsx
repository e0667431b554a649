import type { ComponentType } from "react";
import type { Cover as CoverName } from "../../../schema/shapes.gen";
import { AfterHours, Conversation, Moving, Notice, Registration, Waves } from "./drawings";

const DRAWINGS: Record<CoverName, ComponentType> = {
  conversation: Conversation,
  "after-hours": AfterHours,
  registration: Registration,
  moving: Moving,
  waves: Waves,
  notice: Notice,
};

/** The cover of an article: a drawing based on the ping motif. Decorative: the title beside it states the subject. */
export function Cover({ name, className = "" }: { name: CoverName; className?: string }) {
  const Drawing = DRAWINGS[name];
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={`aspect-video w-full ${className}`.trim()}
      fill="none"
      strokeWidth="3"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}
