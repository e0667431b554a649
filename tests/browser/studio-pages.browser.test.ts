import { addressTests } from "./studio/addresses";
import { articleTests } from "./studio/articles";
import { otherFileTests } from "./studio/other-files";
import { serveStudio } from "./studio/studio";
import { submissionTests } from "./studio/submissions";

// The first of these makes the copy a git repository, which the others need or change.
const site = serveStudio();

submissionTests(site);
otherFileTests(site);
articleTests(site);
addressTests(site);
