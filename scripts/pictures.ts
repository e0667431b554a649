import { formatCount } from "../schema/format-count";
import { createMain, declareCommand, runAsProgram } from "./command/command";

/** Runs the command. */
export const main = createMain((root) =>
  declareCommand(
    "npm run pictures",
    "Takes new pictures for blocks/README.md, of every block and visual or of the named ones.",
    "hero call-screen",
  )
    .argument("[names...]", "types of blocks and kinds of visuals")
    .action(async (names) => {
      const { loadSchemas } = await import("../schema/schema-set");
      const { chosenSubjects, subjectsOf } = await import("./pictures/subjects");
      const { takePictures } = await import("./pictures/take-pictures");
      const subjects = chosenSubjects(subjectsOf(loadSchemas(root)), names);
      await takePictures(root, subjects);
      console.log(`${formatCount(subjects.length, "picture")} written.`);
      // Vite keeps handles open.
      process.exit();
    }),
);

await runAsProgram(import.meta.filename, main);
