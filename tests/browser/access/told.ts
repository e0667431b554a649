import type { Page } from "@playwright/test";

interface Node {
  role: string;
  name: string;
  /** States that the browser tells, such as `expanded`. */
  states: Record<string, unknown>;
}

/**
 * What Chromium itself tells assistive technology. Playwright's snapshots are reckoned from the HTML: they know nothing of
 * a summary that is open, and see a table where styles have taken it apart.
 *
 * @param selector of the element
 * @param role of the parts below it that are asked for; without one, the element itself
 */
export async function told(page: Page, selector: string, role?: string): Promise<Node[]> {
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
