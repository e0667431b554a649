import type { SiteData } from "../../../schema/shapes.gen";

/** Months until the file expires; RFC 9116 recommends less than a year (section 2.5.5). */
const VALIDITY_MONTHS = 11;

/**
 * Returns the text of `security.txt` (RFC 9116): where to report a security issue of the site. The required expiry date
 * counts from the first day of the current month, so that builds of one month are identical.
 */
export function securityText({ email }: Pick<SiteData, "email">, siteUrl: string, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + VALIDITY_MONTHS, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, "")}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
