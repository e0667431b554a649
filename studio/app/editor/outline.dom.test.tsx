import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { inEditor } from "../in-editor.fixture";
import { Outline } from "./outline";

it.each([
  [1, { type: "hero", props: {} }],
  [0, { use: "plans" }],
])("offers %i times to duplicate %j", (count, block) => {
  const editor = { state: { content: { blocks: [block] }, selected: 0 }, site: { blocks: [] }, findings: [] };
  render(inEditor(<Outline />, { ...editor, resolveTokens: (text: string) => text }));
  expect(screen.queryAllByRole("button", { name: /^Duplicate/ })).toHaveLength(count);
  expect(screen.getByRole("button", { name: /^Delete/ })).toBeTruthy();
});
