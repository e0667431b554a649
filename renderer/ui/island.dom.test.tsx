import { act, useId } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "../../tests/dom";
import { hydrateIsland, type IslandModule } from "../client/hydrate";
import { Island } from "./island";

interface EchoProps {
  words: string[];
  nested?: { amount: number; note: string | null };
  when?: Date | string;
}

/** Shows its props and the effects of JSON on them, which omits keys and turns a date into a string. */
function Echo(props: EchoProps) {
  const id = useId();
  return (
    <p id={id} title={props.words.join(" ")} data-shape={`${Object.keys(props).length} ${typeof props.when}`}>
      {JSON.stringify(props)}
    </p>
  );
}

const NASTY = ["</script><script>alert(1)</script>", "\"'`&amp;<b>", "Zoë 😀 \u2028", "{{plans.lite.price}}"];

/** Inserts the server's HTML of the island into the page. */
const serveIsland = (props: EchoProps) =>
  serve(<Island name="echo" component={Echo} props={props} className="card" />);

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe.each([
  ["special characters of HTML and JSON", { words: NASTY, nested: { amount: 0.1, note: null } }],
  ["a value that JSON omits", { words: [], nested: undefined } as unknown as EchoProps],
  ["a value that JSON changes", { words: ["a"], when: new Date(0) }],
])("props with %s", (_, props: EchoProps) => {
  it("reach the browser as the server rendered them", async () => {
    const island = serveIsland(props);
    const html = island.innerHTML;
    expect(island.children).toHaveLength(1);
    await act(() => hydrateIsland(island, { default: Echo } as unknown as IslandModule));
    expect(console.error, "React found no difference").not.toHaveBeenCalled();
    expect(island.innerHTML).toBe(html);
    expect(island.textContent).toBe(JSON.stringify(props));
  });
});

it("is left as it is when the browser translates the page, since React would lose its texts", () => {
  expect(serveIsland({ words: [] }).getAttribute("translate")).toBe("no");
});

it("has other ids than another island of its name", async () => {
  const page = serve(
    <div>
      <Island name="echo" component={Echo} props={{ words: ["a"] }} />
      <Island name="echo" component={Echo} props={{ words: ["b"] }} />
    </div>,
  );
  const islands = [...page.querySelectorAll<HTMLElement>("[data-island]")];
  await act(async () => {
    for (const island of islands) hydrateIsland(island, { default: Echo } as unknown as IslandModule);
  });
  expect(console.error, "React found no difference").not.toHaveBeenCalled();
  expect(new Set(islands.map((island) => island.querySelector("p")?.id)).size).toBe(2);
});

it("states in its attributes what the runtime needs", () => {
  const { island, when, props } = serveIsland({ words: ["a"] }).dataset;
  expect({ island, when, props }).toEqual({ island: "echo", when: "visible", props: '{"words":["a"]}' });
});

it("throws if its props cannot be written as JSON", () => {
  const circle: { words: string[]; self?: object } = { words: [] };
  circle.self = circle;
  expect(() => serveIsland(circle)).toThrow(/circular/i);
});
