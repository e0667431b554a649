import { beforeEach, expect, it, vi } from "vitest";
import type { ReportedEvent } from "../../renderer/ui/report-event";
import { SiteContext } from "../../renderer/ui/site-context";
import { find, serve, watchReports } from "../../tests/dom";
import { eventually } from "../../tests/eventually";
import ContactForm from "./block";
import contactForm from "./contact-form.enhance";
import example from "./example.json";
import "../../tests/dom-gaps";

const LINKS = { signup: "", login: "", phone: "", email: "", inertCallsToAction: "nothing" } as const;
let reported: ReportedEvent[];

beforeEach(() => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockResolvedValue(new Response()));
  reported = watchReports();
  serve(
    <SiteContext.Provider value={{ ...LINKS, contactEndpoint: "/in" }}>
      <ContactForm {...example.props} />
    </SiteContext.Provider>,
  );
  contactForm(find("form"));
});

function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) find<HTMLInputElement>(`[name=${name}]`).value = value;
}
const send = () => find("form button").click();

it("posts every field and the page", async () => {
  fill({ firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", subject: "Press", message: "Hello" });
  send();
  const [, init] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toEqual({
    firstName: "Ana",
    lastName: "Ruiz",
    email: "ana@example.com",
    subject: "Press",
    message: "Hello",
    page: "/",
  });
});

it.each([
  [{ message: "Hi" }, { has_name: false, has_email: false, has_subject: true }],
  [
    { lastName: "Ruiz", message: "Hi" },
    { has_name: true, has_email: false, has_subject: true },
  ],
  [
    { firstName: "Ana", email: "ana@example.com", message: "Hi" },
    { has_name: true, has_email: true, has_subject: true },
  ],
])("reports for %j only which fields were filled in", async (values, properties) => {
  fill(values);
  send();
  await eventually(() => expect(reported).toEqual([{ name: "landing_submitted_contact_form", properties }]));
});

it("reports nothing when the message could not be sent", async () => {
  vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 500 }));
  fill({ message: "Hi" });
  send();
  await eventually(() => expect(document.body.textContent).toContain("Your message wasn’t sent."));
  expect(reported).toEqual([]);
});
