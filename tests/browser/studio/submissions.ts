import { test } from "@playwright/test";
import { STUDIO_PATH } from "../../../studio/api";
import { makeRepository } from "../../git";
import {
  expect,
  FILE,
  field,
  fill,
  frameOf,
  HEADING,
  open,
  openHero,
  outline,
  type Served,
  save,
  status,
} from "./studio";

/** Review, submission and history. */
export function submissionTests(site: Served): void {
  /** The page as authors see it in lists. */
  const NAMED = "Voice calling (/features/voice-calling)";

  test("new sentences are reviewed, and changes are submitted on a branch", async ({ page }) => {
    const git = makeRepository(site.workspace.root);
    git("add", "pages", "data", "checks", "schema", ".vscode");
    git("commit", "--quiet", "--message", "Begin");

    await page.goto(`${STUDIO_PATH}/submit`);
    await expect(page.getByRole("status")).toHaveText("Everything has been read.");
    await expect(page.getByText("Nothing has changed since the last submission.")).toBeVisible();
    const told = page.getByRole("alert").filter({ hasText: /./ });

    const write = (heading: string) => site.workspace.write(FILE, site.original.replace(HEADING, heading));
    write("Calls for $13 a month");
    await page.reload();
    await expect(told).toHaveText("1 fault in the content. Fix that first.");
    // Right below the way back.
    await expect(page.getByRole("main").getByRole("link").nth(1)).toHaveText(NAMED);
    write("[The page's main heading]");
    await page.reload();
    await expect(told).toHaveText(`${NAMED} still says in [brackets] what to write there.`);
    write("Voice calling that always reaches the right person");
    // An unpublished page may be incomplete: it blocks nothing, and is submitted too.
    const halfDone = "pages/features/_fax.json";
    site.workspace.write(halfDone, '{ "name": "Fax", "title": "[Its title]", "blocks": [] }');
    await page.reload();
    await expect(told).toHaveText("Some sentences have not been read yet.");
    await page.getByRole("link", { name: "All pages" }).click();
    const notSubmitted = page.getByRole("listitem").filter({ hasText: "not submitted yet" });
    await expect(notSubmitted).toHaveCount(2);
    await page.goBack();
    await expect(told).toHaveText("Some sentences have not been read yet.");
    await expect(page.getByText("Changes that are not saved")).toHaveCount(0);
    await expect(page.getByRole("region", { name: NAMED }).getByRole("listitem")).toHaveText(
      `Voice calling that always reaches the right personBefore: ${HEADING}Block 1 Hero`,
    );
    await page.getByRole("link", { name: "Block 1 Hero" }).click();
    await expect(page.getByRole("textbox", { name: "Heading", exact: true })).toBeFocused();
    await page.goBack();
    await page.getByRole("button", { name: "I have read them, and they are true" }).click();
    await expect(page.getByText("Submitted too, but hidden from visitors")).toBeVisible();
    await expect(page.getByRole("link", { name: "Fax (/features/fax)" })).toBeVisible();
    await page.getByRole("textbox", { name: "What does this change?" }).fill("Say that calls always arrive");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(told).toContainText("Saved on this computer, but not sent");
    await expect(told).toContainText("on the branch studio/say-that-calls-always-arrive.");
    expect(git("show", "--format=%s", "--name-only").split("\n").filter(Boolean)).toEqual([
      "Say that calls always arrive",
      "checks/ledger/accepted/features--voice-calling.txt",
      halfDone,
      FILE,
    ]);
    // What was not sent is still told later.
    await page.reload();
    await page.getByRole("button", { name: "Try to send it again" }).click();
    await expect(told).toContainText("Saved on this computer, but not sent");
    await page.getByRole("link", { name: "All pages" }).click();
    await expect(page.getByRole("link", { name: "Voice calling", exact: true })).toBeVisible();
    await expect(notSubmitted).toHaveCount(0);
    await page.getByRole("button", { name: "Get the changes of others" }).click();
    await expect(told).toContainText("not connected to another one");
  });

  test("an unexplained figure is accepted once the author states its source or that it is made up", async ({
    page,
  }) => {
    const content = page.getByRole("main", { name: "Content" });
    await openHero(page);
    await fill(field(page, "Heading"), "Calls begin in 73 seconds");
    await content.getByText("“73 seconds” is true").click();
    await expect(content.getByRole("button", { name: "Let it stand" })).toBeDisabled();
    await save(page).click();
    await fill(
      field(page, "Where it comes from, and why it cannot go stale"),
      "Measured in March, by ourselves.",
    );
    await content.getByRole("button", { name: "Let it stand" }).click();
    await expect(content.getByText("73 seconds” is true")).toHaveCount(0);
    await expect(page.getByText("No faults")).toBeVisible();
    expect(JSON.parse(site.workspace.read("data/exceptions.json")).exceptions.at(-1)).toEqual({
      file: FILE,
      text: "73 seconds",
      reason: "Measured in March, by ourselves.",
    });

    // An exception that is no longer needed can be removed.
    await fill(field(page, "Heading"), "Calls begin at once");
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    await page.getByRole("link", { name: "All pages" }).click();
    await page.getByRole("link", { name: "Figures that may be typed" }).click();
    await page
      .getByText(/^Exception \d+$/)
      .last()
      .click();
    await page
      .getByRole("button", { name: /^Remove Exception/ })
      .last()
      .click();
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    expect(site.workspace.read("data/exceptions.json")).not.toContain("73 seconds");

    await open(page);
    await outline(page)
      .getByRole("button", { name: /^Persona stories/ })
      .click();
    await page.getByText("Story 1", { exact: true }).click();
    await fill(field(page, "Outcome"), "He finds a booked visit after 9 weeks.");
    await content.getByRole("button", { name: "“9 weeks” is made up for this story" }).click();
    await expect(content.getByRole("button", { name: /is made up/ })).toHaveCount(0);
    await save(page).click();
    await expect(status(page)).toHaveText("Saved");
    expect(site.workspace.read(FILE)).toContain('"madeUp": ["9 weeks"]');
  });

  test("an earlier version can be viewed and restored, and the restore undone", async ({ page }) => {
    const written = JSON.parse(site.original);
    written.blocks[0].props.heading = "Calls that reach somebody";
    site.workspace.write(FILE, JSON.stringify(written));
    await open(page);
    await page.getByRole("button", { name: "History" }).click();
    const dialog = page.getByRole("dialog", { name: "Earlier versions" });
    await dialog.getByRole("button", { name: /An Author Begin/ }).click();
    await expect(dialog).toContainText("There is no version before it.");
    await expect(dialog).toContainText(`Block 1 Hero, HeadingCalls that reach somebody${HEADING}`);
    await dialog.getByRole("button", { name: "Take this version" }).click();
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(HEADING);
    await expect(status(page)).toHaveText("Not saved yet");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText("Calls that reach somebody");
    // The later version changed the heading: that alone can be undone, once the heading is what it made of it.
    await outline(page).getByRole("button", { name: /^Hero/ }).click();
    await fill(field(page, "Heading"), "Voice calling that always reaches the right person");
    await fill(field(page, "Introduction"), "Calls that reach you.");
    await page.getByRole("button", { name: "History" }).click();
    await dialog
      .getByRole("button", { name: /An Author/ })
      .first()
      .click();
    await dialog.getByRole("button", { name: "Undo this change" }).click();
    await expect(frameOf(page).getByRole("heading", { level: 1 })).toHaveText(HEADING);
    await expect(frameOf(page).getByRole("main")).toContainText("Calls that reach you.");
  });
}
