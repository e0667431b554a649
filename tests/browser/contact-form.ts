import { expect, type Page } from "@playwright/test";

export const MESSAGE = "The line crackles\nwhen it rains.";

export const formOf = (page: Page) => page.locator("[data-block=contact-form]");
export const field = (page: Page, name: string) => formOf(page).getByLabel(name, { exact: true });
export const sendButton = (page: Page) => formOf(page).getByRole("button");
export const status = (page: Page) => formOf(page).getByRole("status");

/** Fills in the contact form. */
export async function fill(page: Page, email = "ana@example.com"): Promise<void> {
  await field(page, "First name").fill("Ana");
  await field(page, "Last name").fill("Ruiz");
  await field(page, "Email").fill(email);
  await field(page, "Subject").selectOption("Support");
  await field(page, "Message").fill(MESSAGE);
}

/** Requires that the form still contains what `fill` has entered. */
export async function expectKept(page: Page): Promise<void> {
  await expect(field(page, "First name")).toHaveValue("Ana");
  await expect(field(page, "Subject")).toHaveValue("Support");
  await expect(field(page, "Message")).toHaveValue(MESSAGE);
}

/** Sends a message, and waits for its confirmation. */
export async function sendMessage(page: Page): Promise<void> {
  await fill(page);
  await sendButton(page).click();
  await expect(status(page)).toContainText("We have your message.");
}
