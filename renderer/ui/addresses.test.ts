import { expect, it } from "vitest";
import { splitAddresses } from "./addresses";

it("finds the addresses of a text, without the punctuation after them, and shortens them", () => {
  expect(splitAddresses("https://www.att.com/plans/ (as read); http://fcc.gov")).toEqual([
    { text: "att.com/plans", address: "https://www.att.com/plans/" },
    { text: " (as read); " },
    { text: "fcc.gov", address: "http://fcc.gov" },
  ]);
  expect(splitAddresses("general knowledge")).toEqual([{ text: "general knowledge" }]);
});
