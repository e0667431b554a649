import { loadSchemas } from "../schema/schema-set";
import { chosenSubjects, subjectsOf } from "./pictures/subjects";
import { takePictures } from "./pictures/take-pictures";
import { runCommand } from "./user-error";

if (import.meta.filename === process.argv[1]) {
  await runCommand(async () => {
    const root = process.cwd();
    const subjects = chosenSubjects(subjectsOf(loadSchemas(root)), process.argv.slice(2));
    await takePictures(root, subjects);
    console.log(`${subjects.length} pictures written.`);
  });
  // Vite keeps handles open.
  process.exit();
}
