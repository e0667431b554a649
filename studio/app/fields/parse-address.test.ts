import { expect, it } from "vitest";
import { parseAddress } from "./parse-address";

it.each([
  ["https://example.com/a", "https://example.com/a"],
  ["www.example.com", "https://www.example.com"],
  ["http://example.com?a=1", "https://example.com?a=1"],
  // The keyboard of a phone begins a text with a capital letter.
  ["Https://example.com", "https://example.com"],
  ["HTTP://example.com", "https://example.com"],
  ["me@example.com", "mailto:me@example.com"],
  ["/pricing", "/pricing"],
  ["#plans", "#plans"],
  ["call queues", undefined],
  ["https://", undefined],
])("parses %j as %j", (typed, address) => {
  expect(parseAddress(typed)).toBe(address);
});
