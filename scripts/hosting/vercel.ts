import type { Redirects } from "../../schema/shapes.gen";
import type { HeaderRule } from "./headers";

/**
 * Returns the configuration of Vercel for a deployment of the folder that holds `client/`. Its patterns are regular
 * expressions; one address per page and 404.html follow from `cleanUrls` and `trailingSlash`.
 */
export function vercelConfiguration(rules: readonly HeaderRule[], redirects: Redirects["redirects"]): string {
  const configuration = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: "client",
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, except, headers }) => ({
      source: path.replace("*", except ? `((?!${except.replace(/^\/|\*$/g, "")}).*)` : "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
