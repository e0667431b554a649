import { ButtonRow } from "../../renderer/ui/action-button";
import { PingArcs } from "../../renderer/ui/ping";
import type { CallToActionProps } from "./props.gen";

/** The closing call to action, with the ping motif spreading from its corner. */
export default function CallToAction({ heading, text, buttons, note }: CallToActionProps) {
  return (
    <>
      {/* The logo's dot and its arcs. They fade out at the top, where a section of the same color would show no edge, and behind the text. */}
      <div className="pointer-events-none absolute inset-0 overflow-clip text-current/24 [mask:linear-gradient(transparent,#000_8rem)] lg:[mask:linear-gradient(transparent,#000_8rem)_intersect,linear-gradient(to_right,transparent_calc(50%+1rem),#000_calc(50%+14rem))] [--ping-x:100%] [--ping-y:100%] after:-translate-1/2 after:absolute after:top-(--ping-y) after:left-(--ping-x) after:size-9 after:rounded-full after:bg-(--tone-signal) max-lg:after:hidden lg:[--ping-x:calc(50%+24rem)] lg:[--ping-y:50%]">
        <PingArcs
          rings={9}
          className="-translate-1/2 absolute top-(--ping-y) left-(--ping-x) w-[clamp(24rem,100vw,62rem)]"
        />
      </div>
      <div className="relative max-w-[44rem]">
        <h2 className="text-4xl">{heading}</h2>
        {text && <p className="mt-6 max-w-[36rem] text-lg tone-muted">{text}</p>}
        <ButtonRow buttons={buttons} className="mt-9" />
        {note && <p className="mt-5 text-sm tone-muted">{note}</p>}
      </div>
    </>
  );
}
