import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { test as base, type Page, type Response } from "@playwright/test";
import { close, listen } from "../../../scripts/serve/listen";
import { createSiteServer } from "../../../scripts/serve/server";
import { watchErrors } from "../conditions";
import { untilLaidOut } from "../open";
import { type CapturedEvent, CaptureServer } from "./capture-server";
import { APP_HOST, FORM_HOST, HOST, KEYED_SITE } from "./keyed-build";

/**
 * User agent without signs of automation, since posthog-js ignores automated browsers. It is set on the command line:
 * Playwright's `userAgent` no longer applies while a page is being left. A headless shell also reports automation in the
 * brands of its client hints, unless these are blank.
 */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Host rules by which the test's browser reaches only the servers of the test. */
export const LOCAL_HOSTS_ONLY = "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Every parameter of a campaign, as a query and as properties. */
export const CAMPAIGN = {
  utm_source: "newsletter",
  utm_medium: "email",
  utm_campaign: "may offer",
  utm_term: "business number",
  utm_content: "top-link",
};
export const CAMPAIGN_QUERY = new URLSearchParams(CAMPAIGN).toString();

/** Types of console messages that analytics must not cause. */
export const TROUBLES = ["error", "warning"];

interface Fixtures {
  /** The events counted in this test. */
  counted: Counted;
  /** The errors and warnings of the page, without the browser's own. */
  troubles: string[];
}

interface WorkerFixtures {
  capture: CaptureServer;
  /** Endpoint of the contact form. */
  endpoint: CaptureServer;
  appAddress: string;
  site: string;
}

/** Interval at which posthog-js sends its batch, in milliseconds (the default of its `request_queue_config`). */
const BATCH_MS = 3000;

/** A visit and the events counted for it. */
export class Counted {
  /** Whether posthog-js has its configuration on the open page; a page that was left may still request it. */
  #isRunning = false;

  constructor(
    readonly page: Page,
    readonly server: CaptureServer,
  ) {
    page.on("framenavigated", () => {
      this.#isRunning = false;
    });
    page.on("requestfinished", (request) => {
      this.#isRunning ||= new URL(request.url()).pathname.startsWith("/array/");
    });
  }

  /** Opens a page and waits until posthog-js runs there. */
  async visit(address: string, referer?: string): Promise<Response | null> {
    const response = await this.page.goto(address, referer ? { referer } : {});
    await base.expect.poll(() => this.#isRunning, { message: "posthog-js runs" }).toBe(true);
    return response;
  }

  /** Advances the clock, which the test has installed, until posthog-js sends its batch. */
  async gather(): Promise<void> {
    await this.page.clock.runFor(BATCH_MS);
  }

  /** Leaves the site, which sends pending events. */
  async leave(): Promise<void> {
    await this.page.goto("about:blank");
  }

  /** Names of the events that have arrived, in order. */
  names(): string[] {
    return this.server.events.map(({ event }) => event);
  }

  /** Returns the events with a name, once `count` of them have arrived. */
  async events(name: string, count = 1): Promise<CapturedEvent[]> {
    const found = () => this.server.events.filter(({ event }) => event === name);
    await base.expect
      .poll(() => found().length, { message: `${name} arrives: ${this.names()}` })
      .toBeGreaterThanOrEqual(count);
    return found();
  }

  /** Leaves the site, and returns the only event with a name. */
  async only(name: string): Promise<CapturedEvent> {
    await this.leave();
    await this.events("$pageleave");
    const [event, ...more] = await this.events(name);
    if (!event || more.length > 0) throw new Error(`${more.length + 1} events ${name}: ${this.names()}`);
    return event;
  }
}

/** Returns the properties of the specification, without those that posthog-js adds. */
export function specProperties({ properties }: CapturedEvent): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) =>
      /^(?:page_|referrer$|utm_|cta_|plan_|has_|scenario$)/.test(name),
    ),
  );
}

/** Clicks a link of the footer, once nothing above it changes its height: the link would move during the click. */
export async function clickInFooter(page: Page, path: string): Promise<void> {
  await untilLaidOut(page);
  await page.locator(`footer a[href='${path}']`).click();
}

/** Provides a capture server for the lifetime of a worker. */
async function captureServer(
  { browserName: _ }: { browserName: string },
  use: (server: CaptureServer) => Promise<void>,
): Promise<void> {
  const server = new CaptureServer();
  await server.start();
  await use(server);
  await server.stop();
}

/** Creates a fixture that serves a server for the lifetime of a worker, and provides its address. */
const served =
  (create: () => Server) =>
  async ({ browserName: _ }: { browserName: string }, use: (address: string) => Promise<void>) => {
    const server = create();
    await use(await listen(server, 0));
    await close(server);
  };

/** Test of the site with analytics, in a browser that maps the service's host to this worker's capture server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  capture: [captureServer, { scope: "worker" }],
  endpoint: [captureServer, { scope: "worker" }],
  appAddress: [
    served(() => createServer((_, response) => response.end("The signed-in app"))),
    { scope: "worker" },
  ],
  site: [served(() => createSiteServer(join(KEYED_SITE, "client"))), { scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, capture, endpoint, appAddress }, use) => {
      const servers = {
        [APP_HOST]: new URL(appAddress).host,
        [HOST]: capture.host,
        [FORM_HOST]: endpoint.host,
      };
      const rules = Object.entries(servers).map(([name, host]) => `MAP ${name} ${host}`);
      const args = [
        ...(launchOptions.args ?? []),
        `--host-resolver-rules=${[...rules, LOCAL_HOSTS_ONLY].join(", ")}`,
        `--user-agent=${USER_AGENT}`,
        "--enable-features=UACHOverrideBlank",
        "--disable-blink-features=AutomationControlled",
      ];
      // Keeps the back/forward cache enabled, as in a visitor's browser.
      await use({ ...launchOptions, args, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site),
  counted: async ({ page, capture }, use) => {
    capture.reset();
    const counted = new Counted(page, capture);
    await use(counted);
    // The pending requests of the page belong to this test. They have arrived once a later request has.
    if (page.isClosed()) return;
    await page.unrouteAll();
    capture.recover();
    await page.goto("/favicon.svg");
    await page.evaluate((address) => fetch(address), `http://${HOST}/last-of-all`);
  },
  troubles: async ({ page }, use) => {
    await use(watchErrors(page, TROUBLES));
  },
});

export { expect } from "@playwright/test";
