import { CallChoice } from "../../renderer/ui/call-player/call-choice";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { CallDemoProps } from "./props.gen";

/** Scripted calls to play. Without JavaScript each call is a transcript with its results. */
export default function CallDemo({ heading, intro, scenarios }: CallDemoProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <div className="mt-10 lg:mt-12">
        <CallChoice scenarios={scenarios} />
      </div>
    </>
  );
}
