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

/** The cover of an article: a drawing from the motif. Decorative, since the title beside it says what it is about. */
export function Cover({ name, className = "" }: { name: CoverName; className?: string }) {
  const Drawing = DRAWINGS[name];
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={`cover ${className}`.trim()}
      fill="none"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}
