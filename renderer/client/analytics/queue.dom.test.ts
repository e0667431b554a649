import { beforeEach, expect, it } from "vitest";
import { denyStorage } from "../../../tests/dom";
import { asksForPrivacy } from "./analytics";
import { EventQueue } from "./queue";

beforeEach(() => sessionStorage.clear());

const sentBy = (queue: EventQueue): string[] => {
  const sent: string[] = [];
  queue.sendTo(({ name }) => sent.push(name));
  return sent;
};

it("queues events until they can be sent, then sends each at once, in order", () => {
  const queue = new EventQueue();
  queue.add("one", {});
  queue.add("two", {});
  const sent = sentBy(queue);
  queue.add("three", {});
  expect(sent).toEqual(["one", "two", "three"]);
});

it("stores unsent events for the next page, once", () => {
  const left = new EventQueue();
  left.add("one", { a: 1 });
  left.persist();
  expect(sentBy(new EventQueue())).toEqual(["one"]);
  expect(sentBy(new EventQueue())).toEqual([]);
});

it("stores at most the last fifty events", () => {
  const queue = new EventQueue();
  for (let count = 0; count < 80; count++) queue.add(String(count), {});
  expect(sentBy(queue)).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 30)));
});

it("works without storage, and with invalid data in storage", () => {
  sessionStorage.setItem("pingo:unsent", "{nonsense");
  expect(sentBy(new EventQueue())).toEqual([]);
  denyStorage();
  const queue = new EventQueue();
  queue.add("one", {});
  expect(() => queue.persist()).not.toThrow();
});

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: "0" }, false],
  [{ doNotTrack: "1" }, true],
  [{ globalPrivacyControl: true }, true],
  [{ globalPrivacyControl: false, doNotTrack: "unspecified" }, false],
])("detects a request for privacy in %j: %s", (browser, expected) => {
  expect(asksForPrivacy(browser)).toBe(expected);
});
