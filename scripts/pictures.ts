import { formatCount } from "../schema/words";
import { declareCommand, defineMain } from "./command/command";

export const main = await defineMain(import.meta.filename, ({ code: root }) =>
  declareCommand(
    "npm run pictures",
    "Takes new pictures for blocks/README.md, of every block and visual or of the named ones.",
    "hero call-screen",
  )
    .argument("[names...]", "types of blocks and kinds of visuals")
    .action(async (names) => {
      const { exampleFaults } = await import("../data/load-page");
      const { openSite } = await import("../data/site");
      const { FaultsError } = await import("./report/text");
      const { chosenSubjects, subjectsOf } = await import("./pictures/subjects");
      const { takePictures } = await import("./pictures/take-pictures");
      const site = openSite(root);
      const subjects = chosenSubjects(subjectsOf(site.schemas), names);
      const faults = exampleFaults(site).filter(({ file }) =>
        subjects.some(({ folder }) => file === `${folder}/example.json`),
      );
      if (faults.length > 0) throw new FaultsError(faults);
      await takePictures(root, subjects);
      console.log(`${formatCount(subjects.length, "picture")} written.`);
      // Vite keeps handles open.
      process.exit();
    }),
);
