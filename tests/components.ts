import { blockComponents } from "../renderer/page-components";
import { visualComponents } from "../renderer/ui/visual";
import { site } from "./render";

// Preloads all components, for tests that render synchronously (renderer/page-components.ts).
const { blockTypes, visualKinds } = site.schemas;
await Promise.all([blockComponents.load([...blockTypes]), visualComponents.load([...visualKinds])]);
