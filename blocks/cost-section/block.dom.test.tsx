import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import CostSection from "./block";
import type { CostSectionProps } from "./props.gen";

const show = (props: Partial<CostSectionProps>) =>
  render(
    <CostSection
      heading="The cost"
      areLosses={false}
      figures={[{ value: "24", label: "calls a month" }]}
      {...props}
    />,
  );

it("links to the source of a figure after its note", () => {
  const source = { label: "Invoca, May 2024", to: "https://www.invoca.com/blog" };
  show({ figures: [{ value: "27%", label: "of calls", note: "Large firms included.", source }] });
  const link = screen.getByRole("link", { name: "Invoca, May 2024" });
  expect(link.getAttribute("href")).toBe("https://www.invoca.com/blog");
  expect(link.parentElement?.textContent).toBe("Large firms included. Source: Invoca, May 2024");
});

it("renders no empty elements when the picture, the bill and the conclusion are missing", () => {
  const { container } = show({});
  expect(container.querySelector("table, div:empty, p:empty")).toBeNull();
});
