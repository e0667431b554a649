import { type Diagnostic, FILE_START } from "../../schema/diagnostic";

/** A fault for each generated file that differs from what it is generated from. */
export function staleFaults(files: readonly string[]): Diagnostic[] {
  return files.map((file) => ({
    file,
    ...FILE_START,
    severity: "error",
    rule: "generated-files",
    where: "",
    message: "This is not what the schemas, the rules and the content give.",
    fix: "Run `npm run generate` and commit the result.",
  }));
}
