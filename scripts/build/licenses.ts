import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** File below the built site in which the bundler lists the packages of the browser's code; it is not published. */
export const LICENSES_FILE = ".vite/licenses.json";

/** Packages whose fonts and drawings are in the styles and the HTML, where the bundler does not see them. */
const UNBUNDLED_PACKAGES = [
  "@fontsource/bricolage-grotesque",
  "@fontsource-variable/figtree",
  "country-flag-icons",
  "lucide",
];

/** A package that a part of the site comes from, in the format of the bundler's list. */
interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX identifier of the license: `MIT`. */
  identifier: string;
  text?: string;
}

/**
 * Reads a package's version and license.
 *
 * @throws when it has no license file: without one, it is unknown what may be published
 */
function readLicensedPackage(codeRoot: string, name: string): LicensedPackage {
  const folder = join(codeRoot, "node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`node_modules/${name} has no license.`);
  return { name, version, identifier: license, text: readFileSync(join(folder, file), "utf8").trim() };
}

const SEPARATOR = "-".repeat(80);

function formatPackages(packages: readonly LicensedPackage[]): string {
  const sections = packages.map(({ name, version, identifier, text = "" }) =>
    [SEPARATOR, `${name} ${version} (${identifier})`, "", text].join("\n").trimEnd(),
  );
  return `${["Third-party software and assets of this site, with their licenses.", ...sections].join("\n\n")}\n`;
}

/**
 * Writes `licenses.txt` with the license of every package that a part of the site comes from. The Open Font License
 * requires no other attribution.
 *
 * @throws when a package has no license
 */
export function writeLicenses(codeRoot: string, clientDir: string): void {
  const bundled = JSON.parse(readFileSync(join(clientDir, LICENSES_FILE), "utf8")) as LicensedPackage[];
  const all = [
    ...UNBUNDLED_PACKAGES.map((name) => readLicensedPackage(codeRoot, name)),
    ...bundled.filter(({ name }) => !UNBUNDLED_PACKAGES.includes(name)),
  ];
  all.sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(join(clientDir, "licenses.txt"), formatPackages(all));
}
