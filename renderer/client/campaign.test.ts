// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { currentCampaign, startCampaign, withCampaign } from "./campaign";

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

it("remembers the campaign of the landing page on the pages that follow", () => {
  history.replaceState(null, "", "/?utm_source=news&utm_campaign=may&other=1");
  expect(currentCampaign()).toEqual({ utm_source: "news", utm_campaign: "may" });
  history.replaceState(null, "", "/pricing");
  expect(currentCampaign()).toEqual({ utm_source: "news", utm_campaign: "may" });
  history.replaceState(null, "", "/?utm_source=ad");
  expect(currentCampaign()).toEqual({ utm_source: "ad" });
});

it("knows the address alone where storage is denied or spoilt", () => {
  sessionStorage.setItem("pingo:campaign", "{no");
  expect(currentCampaign()).toEqual({});
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  history.replaceState(null, "", "/?utm_source=ad");
  expect(currentCampaign()).toEqual({ utm_source: "ad" });
});

it("adds the campaign to an address and leaves what stands there", () => {
  expect(withCampaign("https://app.pingo.example/signup?plan=lite#a", { utm_source: "a b" })).toBe(
    "https://app.pingo.example/signup?plan=lite&utm_source=a+b#a",
  );
  expect(withCampaign("https://app.pingo.example/signup?utm_source=own", { utm_source: "x" })).toBe(
    "https://app.pingo.example/signup?utm_source=own",
  );
  expect(withCampaign("nonsense", { utm_source: "x" })).toBe("nonsense");
});

it("hands it to links of the app as they are pressed, and to no other link", () => {
  history.replaceState(null, "", "/?utm_source=news");
  document.body.innerHTML =
    '<a id="app" href="https://app.pingo.example/signup"><b>Go</b></a><a id="other" href="https://example.org/">x</a>';
  startCampaign();
  const press = (id: string) =>
    document.querySelector(`#${id}`)?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  press("app");
  press("other");
  expect(document.querySelector<HTMLAnchorElement>("#app")?.href).toBe(
    "https://app.pingo.example/signup?utm_source=news",
  );
  expect(document.querySelector<HTMLAnchorElement>("#other")?.href).toBe("https://example.org/");
});
