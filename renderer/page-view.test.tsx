import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { site } from "../tests/render";
import "../tests/components";
import { blockOf, pageOf } from "./head/head.fixture";
import { PageView } from "./page-view";

it("links calls to action without an action to sign-up if data/site.json sets it, but no other button", () => {
  const buttons = [
    { label: "Begin", action: { kind: "none", callToAction: true } },
    { label: "Read", action: { kind: "none" } },
  ];
  const page = pageOf({ blocks: [blockOf("call-to-action", { heading: "Answered", buttons })] });
  const data = { ...site.data, inertCallsToAction: "signup" as const };
  const html = renderToStaticMarkup(<PageView site={{ ...site, data }} page={page} />);
  expect(html).toMatch(/<a href="[^"]+\/signup" class="[^"]+">Begin<\/a>/);
  expect(html).toMatch(/<button type="button" class="[^"]+">Read<\/button>/);
});
