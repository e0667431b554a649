import { blocks } from "../blocks/registry.gen";
import { blockComponents } from "../renderer/page-components";
import { visualComponents } from "../renderer/ui/visual";
import { visuals } from "../renderer/ui/visuals/registry.gen";

// Preloads all components, for tests that render synchronously (renderer/page-components.ts).
await Promise.all([blockComponents.load(Object.keys(blocks)), visualComponents.load(Object.keys(visuals))]);
