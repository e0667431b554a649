import { useId } from "react";
import type { CallScenario } from "../../../schema/shapes.gen";
import { Island } from "../island";
import CallPlayer from "./call-player.island";

/**
 * Scripted calls that can be played, one at a time. Which of them is shown is a matter of radio buttons and styles
 * (call-player.css, for up to three calls), so choosing works without JavaScript; a call's player is loaded when one
 * of its buttons is first touched.
 */
export function CallChoice({ scenarios }: { scenarios: readonly CallScenario[] }) {
  const group = useId();
  return (
    <div className="call-choice parts">
      {scenarios.length > 1 && (
        <fieldset className="call-names">
          <legend className="sr-only">Choose a call</legend>
          {scenarios.map(({ name }, index) => (
            <label key={name} className="call-name">
              <input type="radio" name={group} value={index + 1} defaultChecked={index === 0} />
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
          className="call-panel"
        />
      ))}
    </div>
  );
}
