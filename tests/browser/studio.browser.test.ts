import { blockTests } from "./studio/blocks";
import { entryTests } from "./studio/entries";
import { previewTests } from "./studio/preview";
import { saveTests } from "./studio/saves";
import { serveStudio } from "./studio/studio";
import { textTests } from "./studio/texts";
import { windowTests } from "./studio/window";

// A server and a copy of the site take seconds, so the tests of several files share them, one after the other.
const site = serveStudio();

textTests(site);
blockTests();
entryTests(site);
saveTests(site);
previewTests(site);
windowTests(site);
