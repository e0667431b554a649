import { expect, it } from "vitest";
import { securityText } from "./security-text";

const text = (day: string) =>
  securityText({ email: "hello@pingo.example" }, "https://www.pingo.example", new Date(day));

it("states the contact and the expiry date", () => {
  expect(text("2026-03-17T08:00:00Z")).toBe(
    `Contact: mailto:hello@pingo.example
Expires: 2027-02-01T00:00:00Z
Preferred-Languages: en
Canonical: https://www.pingo.example/.well-known/security.txt
`,
  );
});

it.each(["2026-01-31T23:59:59Z", "2026-02-28T12:00:00Z", "2026-12-01T00:00:00Z"])(
  "expires after ten months and before a year if created on %s",
  (day) => {
    const [, expires = ""] = /^Expires: (.+)$/m.exec(text(day)) ?? [];
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);
