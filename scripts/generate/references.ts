import { posix } from "node:path";

/** Path, from the project's root, of the schema that a relative `$ref` in another schema names. */
export function resolveReference(from: string, reference: string): string {
  return posix.join(posix.dirname(from), reference);
}
