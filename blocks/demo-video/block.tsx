import { Icon } from "../../renderer/ui/icon.server";
import { PingBackdrop } from "../../renderer/ui/ping";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { TextLink } from "../../renderer/ui/text-link";
import type { DemoVideoProps } from "./props.gen";

/** The still frame. There is nothing to play, so it has no button. */
function Frame({ status }: { status: string }) {
  return (
    <div className="relative isolate grid aspect-video place-items-center overflow-clip rounded-card p-4 bg-ink text-paper [print-color-adjust:exact]">
      <p className="grid justify-items-center gap-4 font-semibold">
        <span className="relative grid size-16 place-items-center rounded-full border-2 border-current/50 border-dashed">
          <PingBackdrop className="-translate-1/2 top-1/2 left-1/2 w-[60rem] text-ink-line" rings={6} />
          <Icon name="play" className="size-7" />
        </span>
        <span className="bg-ink px-3">{status}</span>
      </p>
    </div>
  );
}

/** Placeholder for a video (spec section 2: how it works has a demo video placeholder). */
export default function DemoVideo({ heading, status, caption, link }: DemoVideoProps) {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
      <SectionHeading heading={heading} intro={caption}>
        {link && (
          <p className="mt-5">
            <TextLink {...link} className="inline-block py-2.5" />
          </p>
        )}
      </SectionHeading>
      <Frame status={status} />
    </div>
  );
}
