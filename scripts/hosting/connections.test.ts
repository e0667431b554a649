import { expect, it } from "vitest";
import { connectionsOf } from "./connections";

const DEFAULTS = { appUrl: "https://app.pingo.example", siteUrl: "https://www.pingo.example" };

it("is empty by default, and for paths of this site", () => {
  expect(connectionsOf(DEFAULTS)).toEqual([]);
  expect(connectionsOf({ ...DEFAULTS, contactEndpoint: "/api/contact" })).toEqual([]);
});

it("returns the origins of the forms' endpoints, without path and query", () => {
  const endpoints = {
    contactEndpoint: "https://forms.test/f/1?key=2",
    newsletterEndpoint: "http://localhost:3000/",
  };
  expect(connectionsOf({ ...DEFAULTS, ...endpoints })).toEqual([
    "https://forms.test",
    "http://localhost:3000",
  ]);
});

it.each([
  ["https://us.i.posthog.com", ["https://us.i.posthog.com", "https://us-assets.i.posthog.com"]],
  ["https://eu.i.posthog.com", ["https://eu.i.posthog.com", "https://eu-assets.i.posthog.com"]],
  ["https://count.test/ingest", ["https://count.test"]],
])("for the analytics host %s is %j", (analyticsHost, origins) => {
  expect(connectionsOf({ ...DEFAULTS, analyticsHost })).toEqual(origins);
});
