import { expect, it } from "vitest";
import type { FileEntry } from "../api";
import { withNewPages } from "./offers";

const entry = (about: Partial<FileEntry>) =>
  ({ isPublished: true, isTemplate: false, ...about }) as FileEntry;

it("offers a page that has just been published, before the choices have been generated again", () => {
  const addresses = [
    { value: "/pricing", label: "Pricing" },
    { value: "/pricing#plans", label: "Pricing: Plans" },
  ];
  const files = [
    entry({ name: "Prices", route: "/pricing" }),
    entry({ name: "Fax", route: "/features/fax" }),
    entry({ name: "Telex", route: "/features/telex", isPublished: false }),
    entry({ name: "Template for posts", route: "/blog/one", isTemplate: true }),
    entry({ name: "Unused block", route: undefined }),
  ];
  expect(withNewPages(addresses, files)).toEqual([...addresses, { value: "/features/fax", label: "Fax" }]);
});
