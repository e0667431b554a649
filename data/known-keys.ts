import { listed } from "../schema/listed";

/** What the constants have in the group that a key names, as far as there is one: `"plans" has: lite, standard.` */
export function besides(key: string, keys: readonly string[]): string {
  const steps = key.split(".");
  const depth = steps.findIndex(
    (_, at) => !keys.some((known) => known.startsWith(`${steps.slice(0, at + 1).join(".")}.`)),
  );
  const group = steps.slice(0, Math.max(0, depth)).join(".");
  const names = keys
    .filter((known) => group === "" || known.startsWith(`${group}.`))
    .map((known) => known.split(".")[group === "" ? 0 : depth] ?? "");
  return `${group === "" ? "There are these groups" : `"${group}" has`}: ${listed([...new Set(names)])}.`;
}
