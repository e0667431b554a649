import { loadBlockComponents } from "../renderer/block-components";
import { site } from "./render";

// Preloads all components, for tests that render synchronously (renderer/block-components.ts).
await loadBlockComponents(site.schemas.blockTypes);
