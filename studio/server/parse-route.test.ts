import { expect, it } from "vitest";
import { parseRoute } from "./parse-route";

it.each([
  ["/features/call-queues", "/features/call-queues"],
  [" features/call queues ", "/features/call-queues"],
  ["Features/Call Queues", "/features/call-queues"],
])("reads %j as an address", (written, route) => {
  expect(parseRoute(written)).toBe(route);
});

it.each([
  ["/features/Call_Queues", "such as /features/call-queues."],
  ["/Features/../x", "such as /features/x."],
  ["Call queues!", "such as /features/call-queues or /solutions/call-queues."],
  ["/features/Früh", "such as /features/fruh."],
  ["/features/index", "such as /features/call-queues."],
  ["/data/prices", "No page can be below /data/, where the site has other files."],
])("refuses %j with advice", (written, advice) => {
  expect(() => parseRoute(written)).toThrow(advice);
});
