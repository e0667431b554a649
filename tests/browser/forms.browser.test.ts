import { readdirSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { close, listen } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/server";
import { run } from "../commands/run";
import { makeWorkspace, type Workspace } from "../workspace";

const MESSAGE = "The line crackles\nwhen it rains.";

const formOf = (page: Page) => page.locator("[data-block=contact-form]");
const field = (page: Page, name: string) => formOf(page).getByLabel(name, { exact: true });
const sendButton = (page: Page) => formOf(page).getByRole("button");
const notReady = (page: Page) => formOf(page).getByText("Sending needs JavaScript");
const status = (page: Page) => formOf(page).getByRole("status");

async function fill(page: Page, email = "ana@example.com"): Promise<void> {
  await field(page, "First name").fill("Ana");
  await field(page, "Last name").fill("Ruiz");
  await field(page, "Email").fill(email);
  await field(page, "Subject").selectOption("Support");
  await field(page, "Message").fill(MESSAGE);
}

async function expectKept(page: Page): Promise<void> {
  await expect(field(page, "First name")).toHaveValue("Ana");
  await expect(field(page, "Subject")).toHaveValue("Support");
  await expect(field(page, "Message")).toHaveValue(MESSAGE);
}

test.describe("without an endpoint", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });

      test("neither the button nor Enter sends, asks or loses anything", async ({ page }) => {
        await page.goto("/contact", { waitUntil: "networkidle" });
        const address = page.url();
        const requests: string[] = [];
        page.on("request", (request) => requests.push(request.url()));
        await fill(page, "no address");
        await sendButton(page).click();
        await field(page, "Email").press("Enter");
        await field(page, "First name").press("Enter");
        await page.waitForTimeout(300);
        expect(page.url()).toBe(address);
        expect(requests).toEqual([]);
        await expectKept(page);
        await expect(sendButton(page)).toHaveText("Send Message");
      });
    });
  }

  test("what to put into a message follows the subject", async ({ page }) => {
    await page.goto("/contact");
    const hints = formOf(page).locator(".contact-form-hint:visible");
    await expect(hints).toHaveCount(1);
    const first = await hints.textContent();
    await field(page, "Subject").selectOption("Press");
    await expect(hints).toHaveCount(1);
    expect(await hints.textContent()).not.toBe(first);
  });

  test("the call button dials the founders' number, and everything is large enough for a finger", async ({
    page,
  }) => {
    await page.goto("/contact");
    await expect(page.getByRole("link", { name: "Call the founders" })).toHaveAttribute(
      "href",
      /^tel:\+\d+$/,
    );
    for (const control of await formOf(page).locator("input, select, textarea, button").all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

/** What the endpoint has been sent. */
let received: { method: string; type: string; body: unknown }[] = [];
/** How the endpoint answers; "never" leaves the visitor waiting. */
let answer: number | "never" = 200;

function respond(response: ServerResponse, code: number): void {
  response.writeHead(code, {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "Content-Type",
  });
  response.end();
}

/** An endpoint on another origin, which has to allow the site's. */
function captureServer(): Server {
  return createServer((request, response) => {
    if (request.method === "OPTIONS") return respond(response, 204);
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on("end", () => {
      const { method = "", headers } = request;
      received.push({ method, type: headers["content-type"] ?? "", body: JSON.parse(text) });
      if (answer !== "never") respond(response, answer);
    });
  });
}

const KEPT_PAGES = ["404.json", "contact.json", "features"];
const NEWSLETTER_ENDPOINT = "/api/newsletter";

/** A copy of the project with few pages: the contact page with a newsletter box, and a page with calls to action. */
function smallWorkspace(): Workspace {
  const workspace = makeWorkspace();
  for (const name of readdirSync(join(workspace.root, "pages")).filter(
    (entry) => !KEPT_PAGES.includes(entry),
  ))
    rmSync(join(workspace.root, "pages", name), { recursive: true });
  const box = JSON.parse(workspace.read("blocks/newsletter/example.json")) as object;
  const contact = JSON.parse(workspace.read("pages/contact.json")) as { blocks: object[] };
  contact.blocks.push(box);
  workspace.write("pages/contact.json", JSON.stringify(contact));
  const site = JSON.parse(workspace.read("data/site.json")) as object;
  workspace.write("data/site.json", JSON.stringify({ ...site, inertCallsToAction: "signup" }));
  return workspace;
}

test.describe("with endpoints", () => {
  test.describe.configure({ mode: "serial" });
  // A build of its own is dear, and nothing here depends on the width.
  test.skip(({ isMobile }) => isMobile, "once is enough");

  let workspace: Workspace | undefined;
  const servers: Server[] = [];
  let address = "";
  let origin = "";

  test.beforeAll(async ({ isMobile }) => {
    if (isMobile) return;
    test.setTimeout(180_000);
    workspace = smallWorkspace();
    const capture = captureServer();
    origin = await listen(capture, 0);
    process.env.VITE_CONTACT_ENDPOINT = `${origin}/in`;
    process.env.VITE_NEWSLETTER_ENDPOINT = NEWSLETTER_ENDPOINT;
    const built = await run(workspace.root, "build");
    expect(built.code, built.out + built.err).toBe(0);
    const site = createSiteServer(join(workspace.root, "dist/client"));
    address = await listen(site, 0);
    servers.push(capture, site);
  });

  test.afterAll(async () => {
    delete process.env.VITE_CONTACT_ENDPOINT;
    delete process.env.VITE_NEWSLETTER_ENDPOINT;
    await Promise.all(servers.map(close));
    workspace?.remove();
  });

  test.use({ baseURL: async ({ browserName: _ }, use) => use(address) });

  test.beforeEach(() => {
    received = [];
    answer = 200;
  });

  /** Opens the page and waits until the form's script has taken over. */
  async function open(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const reports: unknown[] = [];
      Object.assign(window, { reports });
      document.addEventListener("pingo:analytics", (event) => reports.push((event as CustomEvent).detail));
    });
    await page.goto("/contact", { waitUntil: "networkidle" });
  }
  const reports = (page: Page) => page.evaluate(() => (window as unknown as { reports: unknown[] }).reports);

  test("the policy allows the endpoint's origin and nothing more", async ({ request }) => {
    const policy = (await request.get("/contact")).headers()["content-security-policy"];
    expect(policy).toContain(`; connect-src 'self' ${origin};`);
  });

  test("a message arrives, is thanked for where the focus goes, and reported without its words", async ({
    page,
  }) => {
    await open(page);
    await fill(page);
    await sendButton(page).press("Enter");
    await expect(status(page)).toContainText("It is here.");
    await expect(status(page)).toBeFocused();
    await expect(field(page, "Message")).toBeHidden();
    expect(received).toEqual([
      {
        method: "POST",
        type: "application/json",
        body: {
          firstName: "Ana",
          lastName: "Ruiz",
          email: "ana@example.com",
          subject: "Support",
          message: MESSAGE,
          page: "/contact",
        },
      },
    ]);
    expect(await reports(page)).toEqual([
      {
        name: "landing_submitted_contact_form",
        properties: { has_name: true, has_email: true, has_subject: true },
      },
    ]);
  });

  test("an empty form and a wrong address are said beside the field", async ({ page }) => {
    await open(page);
    await field(page, "Email").fill("ana at example");
    await sendButton(page).click();
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Email")).toHaveAccessibleDescription(/does not look like an email address/);
    await expect(field(page, "Message")).toHaveAccessibleDescription(
      "There is nothing in it yet. A sentence is enough.",
    );
    const { violations } = await new AxeBuilder({ page }).include("[data-block=contact-form]").analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await field(page, "Email").fill("");
    await field(page, "Message").fill("Hello");
    await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");
    expect(received).toEqual([]);
    await field(page, "First name").press("Enter");
    await expect(status(page)).toContainText("It is here.");
    expect(received).toHaveLength(1);
  });

  for (const code of [400, 500]) {
    test(`status ${code} keeps what was typed and can be tried again`, async ({ page }) => {
      answer = code;
      await open(page);
      await fill(page);
      await sendButton(page).click();
      await expect(status(page)).toContainText(
        "Your message was not sent. Our server could not take it just now.",
      );
      await expect(status(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
      await expectKept(page);
      const { violations } = await new AxeBuilder({ page }).include("[data-block=contact-form]").analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      answer = 201;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(status(page)).toContainText("It is here.");
      expect(received.map(({ body }) => body)).toEqual([received[0]?.body, received[0]?.body]);
      expect(await reports(page)).toHaveLength(1);
    });
  }

  test("no network keeps what was typed", async ({ page, context }) => {
    await open(page);
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(status(page)).toContainText("We could not reach our server.");
    await expectKept(page);
  });

  test("no answer is waited for twenty seconds, and the button says that it is busy", async ({ page }) => {
    answer = "never";
    await page.clock.install();
    await open(page);
    await fill(page);
    await sendButton(page).click();
    await expect(status(page)).toHaveText("Sending…");
    await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true");
    await expect(sendButton(page)).toBeFocused();
    await page.clock.runFor(19_000);
    await expect(status(page)).toHaveText("Sending…");
    await page.clock.runFor(1_000);
    await expect(status(page)).toContainText("took too long to answer");
    await expectKept(page);
  });

  test("a double click sends once", async ({ page }) => {
    await open(page);
    await fill(page);
    await sendButton(page).dblclick();
    await expect(status(page)).toContainText("It is here.");
    expect(received).toHaveLength(1);
  });

  test("a script that does not come is no secret", async ({ page }) => {
    await page.route("**/assets/chunks/*.js", (route) => route.abort());
    await page.goto("/contact", { waitUntil: "networkidle" });
    await expect(notReady(page)).toBeHidden();
    await field(page, "Message").fill(MESSAGE);
    await expect(notReady(page)).toBeVisible();
    await sendButton(page).click();
    await expect(field(page, "Message")).toHaveValue(MESSAGE);
  });

  test.describe("with JavaScript off", () => {
    test.use({ javaScriptEnabled: false });

    test("the form says so, sends nothing and loses nothing", async ({ page }) => {
      await page.goto("/contact", { waitUntil: "networkidle" });
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const before = page.url();
      await fill(page);
      await expect(notReady(page)).toBeVisible();
      await sendButton(page).click();
      await field(page, "Email").press("Enter");
      await page.waitForTimeout(300);
      expect(page.url()).toBe(before);
      expect(requests).toEqual([]);
      await expectKept(page);
    });
  });

  test("the newsletter box posts the address to a path of the site", async ({ page }) => {
    const bodies: unknown[] = [];
    await page.route(`**${NEWSLETTER_ENDPOINT}`, async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({ status: bodies.length === 1 ? 503 : 200 });
    });
    await open(page);
    const box = page.locator("[data-block=newsletter]");
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box.getByLabel("Email")).toHaveAccessibleDescription("Which address shall it go to?");
    await box.getByLabel("Email").fill("ana@example.com");
    await box.getByLabel("Email").press("Enter");
    await expect(box.getByRole("status")).toContainText("You are not subscribed yet.");
    await box.getByRole("button", { name: "Try again" }).click();
    await expect(box.getByRole("status")).toContainText("You are on the list.");
    const body = { email: "ana@example.com", page: "/contact" };
    expect(bodies).toEqual([body, body]);
    expect(await reports(page)).toEqual([]);
  });

  test("calls to action without action lead to sign-up, and other buttons nowhere", async ({ page }) => {
    await page.goto("/features/ai-transcription");
    const hero = page.locator("[data-block=hero]");
    await expect(hero.getByRole("link", { name: "Try AI Transcription Free" })).toHaveAttribute(
      "href",
      /\/signup$/,
    );
    await expect(hero.getByRole("button", { name: "Read a Sample" })).toBeVisible();
  });
});

test("by default a call to action without action does nothing", async ({ page }) => {
  await page.goto("/features/ai-transcription");
  const button = page.locator("[data-block=hero]").getByRole("button", { name: "Try AI Transcription Free" });
  const before = page.url();
  await button.click();
  expect(page.url()).toBe(before);
});
