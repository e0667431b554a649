import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { replaceFile } from "../../data/replace-file";
import { emptyFolder } from "../../tests/empty-folder";
import { createCalls } from "./calls";
import type { StudioTools } from "./tools";

it("shares a block, and waits until the check knows it, so that a page with it has no fault", async () => {
  const content = emptyFolder();
  const noticed: string[] = [];
  const tools: Partial<StudioTools> = {
    content,
    format: async (file) => JSON.stringify(file),
    waitUntilNoticed: async (file) => void noticed.push(existsSync(join(content, file)) ? file : "too early"),
  };
  const share = createCalls(tools as StudioTools)["POST shared"];
  expect(await share?.({ name: "Last words", block: { type: "hero" } })).toEqual({ name: "last-words" });
  expect(noticed).toEqual(["pages/_shared/last-words.json"]);
});

it("brings back the page that is named, once, and none that was not removed", async () => {
  const content = emptyFolder();
  const fileOf = (route: string) => join(content, `pages${route}.json`);
  const routes = ["/fax", "/telex"];
  for (const route of routes) replaceFile(fileOf(route), route);
  const removePage: StudioTools["removePage"] = async (route) => {
    rmSync(fileOf(route));
    return { summary: "" };
  };
  const findSubmitBlockers: StudioTools["findSubmitBlockers"] = async () => ({ sentences: [] });
  const tools: Partial<StudioTools> = { content, removePage, findSubmitBlockers };
  const calls = createCalls(tools as StudioTools);
  for (const route of routes) await calls["POST removals"]?.({ route, to: "/" });
  await calls["POST restorations"]?.({ route: "/fax" });
  expect(routes.map((route) => existsSync(fileOf(route)))).toEqual([true, false]);
  await expect(calls["POST restorations"]?.({ route: "/fax" })).rejects.toThrow("/fax has not been removed");
  // Without git, nothing can be submitted, but the page can be brought back.
  expect(await calls["GET changes"]?.({})).toMatchObject({ removed: { "pages/telex.json": "/telex" } });
  replaceFile(fileOf("/telex"), "created anew");
  expect(await calls["GET changes"]?.({})).toHaveProperty("removed", {});
});

it.each([
  ["Call waiting", "/features/call-waiting"],
  ["/call-waiting", "/call-waiting"],
])("moves /features/call-queues to the address that %j stands for", async (to, address) => {
  const movePage = vi.fn<StudioTools["movePage"]>(async () => ({ summary: "" }));
  const tools: Partial<StudioTools> = { content: emptyFolder(), movePage };
  await createCalls(tools as StudioTools)["POST moves"]?.({ route: "/features/call-queues", to });
  expect(movePage).toHaveBeenCalledWith("/features/call-queues", address);
});

it("waits with a change for another one, and continues after its failure", async () => {
  const content = emptyFolder();
  const done: string[] = [];
  let finish = () => {};
  const tools: Partial<StudioTools> = {
    content,
    movePage: () =>
      new Promise((_, reject) => {
        finish = () => reject(new Error("There is no page /offer."));
      }),
    createPage: async (route) => {
      done.push("created");
      return `pages${route}.json`;
    },
  };
  const calls = createCalls(tools as StudioTools);
  const moving = calls["POST moves"]?.({ route: "/offer", to: "/sale" });
  const creating = calls["POST pages"]?.({ route: "/fax", beginning: "feature" });
  await new Promise(setImmediate);
  done.push("moved");
  finish();
  await expect(moving).rejects.toThrow("There is no page");
  await creating;
  expect(done).toEqual(["moved", "created"]);
});
