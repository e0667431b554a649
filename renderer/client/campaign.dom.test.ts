import { beforeEach, expect, it, vi } from "vitest";
import { denyStorage } from "../../tests/dom";
import { currentCampaign, startCampaign } from "./campaign";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
});

it("keeps the campaign of the landing page on the next pages", () => {
  history.replaceState(null, "", "/?utm_source=news&utm_campaign=may&utm_term=&utm_other=1&other=1");
  expect(currentCampaign()).toEqual({ utm_source: "news", utm_campaign: "may" });
  history.replaceState(null, "", "/pricing");
  expect(currentCampaign()).toEqual({ utm_source: "news", utm_campaign: "may" });
  history.replaceState(null, "", "/?utm_source=ad");
  expect(currentCampaign()).toEqual({ utm_source: "ad" });
});

it("reads only the URL if storage is denied or invalid", () => {
  sessionStorage.setItem("pingo:campaign", "{no");
  expect(currentCampaign()).toBeUndefined();
  denyStorage();
  history.replaceState(null, "", "/?utm_source=ad");
  expect(currentCampaign()).toEqual({ utm_source: "ad" });
});

it("reads the campaign from the referrer in a new tab, which lacks the session storage of the landing page", () => {
  vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/?utm_source=news`);
  expect(currentCampaign()).toEqual({ utm_source: "news" });
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://elsewhere.example/?utm_source=theirs");
  sessionStorage.clear();
  expect(currentCampaign()).toBeUndefined();
});

it("adds the campaign to links to the app when they are clicked, but not to other links", () => {
  history.replaceState(null, "", "/?utm_source=a%20b&utm_medium=email");
  document.body.innerHTML =
    '<a id="app" href="https://app.pingo.example/base/signup?plan=lite&utm_medium=own#a"><b>Go</b></a>' +
    '<a id="other" href="https://example.org/signups">x</a>';
  startCampaign();
  const hrefOf = (id: string) => document.querySelector<HTMLAnchorElement>(`#${id}`)?.href;
  for (const id of ["app", "other"]) {
    const pressed = document.querySelector(`#${id} b`) ?? document.querySelector(`#${id}`);
    for (const type of ["pointerdown", "click"]) pressed?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(hrefOf("app")).toBe(
    "https://app.pingo.example/base/signup?plan=lite&utm_medium=own&utm_source=a+b#a",
  );
  expect(hrefOf("other")).toBe("https://example.org/signups");
});

it("does nothing for a visit without a campaign", () => {
  document.body.innerHTML = '<a href="https://app.pingo.example/signup">Go</a>';
  const listening = vi.spyOn(globalThis, "addEventListener");
  startCampaign();
  expect(listening).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
