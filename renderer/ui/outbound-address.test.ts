import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { outboundAddress, trackingValue } from "./outbound-address";

let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("outboundAddress", () => {
  it("adds source and medium by default, with the source from the product's name", () => {
    expect(outboundAddress("https://carrier.example/plans", "Pingo")).toBe(
      "https://carrier.example/plans?utm_source=pingo&utm_medium=referral",
    );
    expect(outboundAddress("http://carrier.example", "Blue Phone")).toBe(
      "http://carrier.example/?utm_source=blue_phone&utm_medium=referral",
    );
  });

  it("adds campaign, term and content, and encodes them", () => {
    const tracking = { source: "a", medium: "b", campaign: "c", term: "d e", content: "at&t" };
    expect(outboundAddress("https://carrier.example/", "Pingo", tracking)).toBe(
      "https://carrier.example/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d+e&utm_content=at%26t",
    );
  });

  it("does not need URL.canParse, which Safari 16 lacks", () => {
    vi.spyOn(URL, "canParse").mockImplementation(() => {
      throw new TypeError("URL.canParse is not a function");
    });
    expect(outboundAddress("https://carrier.example", "Pingo")).toContain("utm_source=pingo");
  });

  it("omits empty parameters", () => {
    expect(outboundAddress("https://carrier.example/", "Pingo", { campaign: "" })).not.toContain("campaign");
  });

  it("keeps the address's own query unchanged, and its fragment", () => {
    expect(outboundAddress("https://carrier.example/p?tab=sim%20only&x#prices", "Pingo")).toBe(
      "https://carrier.example/p?tab=sim%20only&x&utm_source=pingo&utm_medium=referral#prices",
    );
  });

  it("keeps a parameter that the address already sets", () => {
    expect(outboundAddress("https://carrier.example/?utm_source=own", "Pingo")).toBe(
      "https://carrier.example/?utm_source=own&utm_medium=referral",
    );
  });

  it.each(["", "carrier", "/plans", "https://", "http://[bad"])(
    "returns the invalid address %j unchanged and logs an error",
    (address) => {
      expect(outboundAddress(address, "Pingo")).toBe(address);
      expect(logged.mock.calls).toEqual([
        [`The outbound link "${address}" is not a valid address; it is used as it is.`],
      ]);
    },
  );

  it.each(["mailto:sales@carrier.example", "tel:+12025550142", "ftp://carrier.example/"])(
    "returns %j, which is not a web address, unchanged",
    (address) => {
      expect(outboundAddress(address, "Pingo")).toBe(address);
      expect(logged).not.toHaveBeenCalled();
    },
  );
});

it("converts words to lower case, and spaces to underscores", () => {
  expect(trackingValue("Google Fi Wireless")).toBe("google_fi_wireless");
});
