import { generateOffers } from "../generate/generate";

// A program of its own, which the dev server starts: it takes longer than a save should.
await generateOffers(process.cwd());
