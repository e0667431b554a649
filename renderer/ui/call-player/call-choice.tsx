import { useId } from "react";
import type { CallScenario } from "../../../schema/shapes.gen";
import { Island } from "../island";
import CallPlayer from "./call-player.island";

/**
 * Scripted calls that can be played, one at a time. Radio buttons and CSS select the visible call (call-player.css, for
 * up to three calls), so selecting works without JavaScript; a call's player is loaded at the first press or focus in it.
 */
export function CallChoice({ scenarios }: { scenarios: readonly CallScenario[] }) {
  const group = useId();
  return (
    <div className="call-choice parts">
      {scenarios.length > 1 && (
        <fieldset className="mb-4 flex w-fit max-w-full gap-1 rounded-[1.625rem] border border-line bg-sunken p-1 text-ink max-sm:grid max-sm:w-full max-sm:auto-cols-fr max-sm:grid-flow-col max-[20rem]:grid-flow-row">
          <legend className="sr-only">Choose a call</legend>
          {scenarios.map(({ name }, index) => (
            <label
              key={name}
              className="call-name relative grid min-h-11 cursor-pointer place-items-center rounded-[1.375rem] px-5 py-1 text-center font-semibold text-[0.9375rem] leading-[1.2] hover:bg-current/6 has-checked:bg-surface has-checked:outline has-checked:outline-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal max-sm:px-2 max-sm:text-[0.875rem]"
            >
              {/* As large as its label, so that focus scrolls the whole label into view. */}
              <input
                type="radio"
                name={group}
                value={index + 1}
                defaultChecked={index === 0}
                className="pointer-events-none absolute inset-0 size-full opacity-0"
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {scenarios.map((scenario) => (
        <Island
          key={scenario.name}
          name="call-player"
          component={CallPlayer}
          props={scenario}
          when="press"
          className="call-panel @container"
        />
      ))}
    </div>
  );
}
