import type { Page } from "@playwright/test";
import { axeFaults } from "../axe";
import { recordReports, reportsOf, watchCalls } from "../conditions";
import { expectKept, field, fill, formOf, MESSAGE, sendButton, status } from "../contact-form";
import { open } from "../open";
import { expect, test } from "./fixtures";
import { NEWSLETTER_ENDPOINT } from "./keyed-build";

const notReady = (page: Page) => formOf(page).getByText("Sending needs JavaScript");

// These visits are not counted: events sent when a page is left would reach the next test.
test.beforeEach(async ({ page, endpoint }) => {
  endpoint.reset();
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
});

/** Opens the page and waits until the form's script is attached. */
async function openForm(page: Page, path = "/contact"): Promise<void> {
  await recordReports(page);
  await open(page, path);
}

test("a message is delivered and confirmed with the focus on the confirmation, and its event contains none of its text", async ({
  page,
  endpoint,
}) => {
  await openForm(page);
  await fill(page);
  await sendButton(page).press("Enter");
  await expect(status(page)).toContainText("We have your message.");
  await expect(status(page)).toBeFocused();
  await expect(field(page, "Message")).toBeHidden();
  const sent = {
    firstName: "Ana",
    lastName: "Ruiz",
    email: "ana@example.com",
    subject: "Support",
    message: MESSAGE,
    page: "/contact",
  };
  expect(endpoint.requests).toEqual([
    { method: "POST", path: "/in", type: "application/json", encoding: "json", body: JSON.stringify(sent) },
  ]);
  expect(await reportsOf(page)).toEqual([
    {
      name: "landing_submitted_contact_form",
      properties: { has_name: true, has_email: true, has_subject: true },
    },
  ]);
});

test("an empty form and an invalid address are reported next to the field", async ({ page, endpoint }) => {
  await openForm(page);
  await field(page, "Email").fill("ana at example");
  await sendButton(page).click();
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription(/doesn’t look like an email address/);
  await expect(field(page, "Message")).toHaveAccessibleDescription(
    "Write your message here. One sentence is enough.",
  );
  expect(await axeFaults(page, "[data-block=contact-form]")).toEqual([]);
  await field(page, "Email").fill("");
  await field(page, "Message").fill("Hello");
  await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");
  expect(endpoint.requests).toEqual([]);
  await field(page, "First name").press("Enter");
  await expect(status(page)).toContainText("We have your message.");
  expect(endpoint.requests).toHaveLength(1);
});

test("a refusal keeps the input and allows another attempt", async ({ page, endpoint }) => {
  endpoint.answer = 500;
  await openForm(page);
  await fill(page);
  await sendButton(page).click();
  await expect(status(page)).toContainText(
    "Your message wasn’t sent. Our server couldn’t accept it right now.",
  );
  await expect(status(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
  await expectKept(page);
  expect(await axeFaults(page, "[data-block=contact-form]")).toEqual([]);
  endpoint.answer = 201;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toContainText("We have your message.");
  const [first, ...more] = endpoint.requests;
  expect(more).toEqual([first]);
  expect(await reportsOf(page)).toHaveLength(1);
});

test("the form reports a script that does not load", async ({ page }) => {
  await page.route("**/assets/chunks/*.js", (route) => route.abort());
  await open(page, "/contact");
  await expect(notReady(page)).toBeHidden();
  await field(page, "Message").fill(MESSAGE);
  await expect(notReady(page)).toBeVisible();
  await sendButton(page).click();
  await expect(field(page, "Message")).toHaveValue(MESSAGE);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says so, sends nothing and keeps the input", async ({ page }) => {
    await open(page, "/contact");
    const calls = watchCalls(page);
    const before = page.url();
    await fill(page);
    await expect(notReady(page)).toBeVisible();
    await sendButton(page).click();
    await field(page, "Email").press("Enter");
    await expectKept(page);
    expect(page.url()).toBe(before);
    expect(calls).toEqual([]);
  });
});

test("the newsletter form posts the address to a path of the site", async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route(`**${NEWSLETTER_ENDPOINT}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: bodies.length === 1 ? 503 : 200 });
  });
  await openForm(page, "/blog");
  const box = page.locator("[data-block=newsletter]");
  const email = box.getByLabel("Email", { exact: true });
  await box.getByRole("button", { name: "Subscribe" }).click();
  await expect(email).toHaveAccessibleDescription("Enter your email address.");
  await email.fill("ana@example.com");
  await email.press("Enter");
  await expect(box.getByRole("status")).toContainText("You’re not subscribed yet.");
  await box.getByRole("button", { name: "Try again" }).click();
  await expect(box.getByRole("status")).toContainText("Thank you.");
  const body = { email: "ana@example.com", page: "/blog" };
  expect(bodies).toEqual([body, body]);
  expect(await reportsOf(page)).toEqual([]);
});
