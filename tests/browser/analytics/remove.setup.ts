import { test } from "@playwright/test";
import { removeKeyedSite } from "./keyed-build";

test("the site with a key is removed", () => removeKeyedSite());
