import type { SiteData } from "../../../schema/shapes.gen";

/** Months for which the file holds; RFC 9116 recommends less than a year (section 2.5.5). */
const VALIDITY_MONTHS = 11;

/**
 * Where to report a fault of the site's security (RFC 9116). It expires, as it must: each build makes it hold on from
 * the month at hand, so that builds of one month have the same bytes.
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
