import { expect, it } from "vitest";
import { renderInSite } from "../../tests/render";
import Steps from "./block";
import type { StepsProps } from "./props.gen";

type Step = StepsProps["items"][number];

const step = (title: string): Step => ({ title, text: `How to ${title}.` });

const withPicture = (title: string): Step => {
  const calls = {
    title: "A call",
    detail: "At noon",
    icon: "phone",
    role: "trigger",
    isByDlores: false,
  } as const;
  return { ...step(title), visual: { kind: "workflow", title: "After a call", steps: [calls] } };
};

it("spreads the rows of a step over those of its neighbors only if steps are side by side", () => {
  const html = (items: Step[]) => renderInSite(<Steps heading="Steps" items={items} />);
  expect(html([step("start"), step("go on")])).toContain("lg:grid-rows-subgrid");
  expect(html([withPicture("start"), step("go on")])).not.toContain("lg:grid-rows-subgrid");
});
