import type { Page } from "@playwright/test";

interface Node {
  role: string;
  name: string;
  /** States that the browser reports, such as `expanded`. */
  states: Record<string, unknown>;
}

/**
 * Returns what Chromium itself reports to assistive technology. Playwright's snapshots are computed from the HTML: they
 * ignore that a summary is open, and contain a table even if styles have removed its semantics.
 *
 * @param selector selector of the element
 * @param role role of the descendants to return; if omitted, the element itself is returned
 */
export async function axNodes(page: Page, selector: string, role?: string): Promise<Node[]> {
  const browser = await page.context().newCDPSession(page);
  const { result } = await browser.send("Runtime.evaluate", {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { objectId } = result;
  if (!objectId) throw new Error(`There is no ${selector}.`);
  await browser.send("Accessibility.enable");
  const { nodes } = role
    ? await browser.send("Accessibility.queryAXTree", { objectId, role })
    : await browser.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false });
  await browser.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      role: String(node.role?.value),
      name: String(node.name?.value),
      states: Object.fromEntries(node.properties?.map(({ name, value }) => [name, value.value]) ?? []),
    }));
}
