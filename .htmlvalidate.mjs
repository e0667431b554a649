import { defineConfig } from "html-validate";

export default defineConfig({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's way of writing; HTML does not mind the case of names, nor how a void element ends.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    // The h2 of the demo modal follows the page, not an outline of its own.
    "heading-level": ["error", { sectioningRoots: [] }],
    // useId begins its ids with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // Integrity hashes guard files of other hosts; all of ours come from this one.
    "require-sri": "off",
    // An ampersand or quote in a text needs no escape in HTML5 where it is unambiguous.
    "no-raw-characters": "off",
    // A link that dials may say "Call the founders"; the number itself is written with spaces that do not break.
    "tel-non-breaking": "off",
    // The schema of pages has a limit, which counts what a visitor reads.
    "long-title": "off",
  },
});
