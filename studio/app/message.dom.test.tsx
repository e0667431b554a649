import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CatchFailure } from "./message";

function Broken(): never {
  throw new TypeError("Cannot read properties of null");
}

it("reports a failure of the studio, with ways to continue, instead of an empty window", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  render(
    <CatchFailure>
      <Broken />
    </CatchFailure>,
  );
  expect(screen.getByRole("status").textContent).toBe(
    "Something went wrong in the studio. Your text is saved in this browser.",
  );
  expect(screen.getByRole("button", { name: "Go on with it" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All pages" }).getAttribute("href")).toBe("/__studio");
  // The error is logged to the console for developers.
  expect(told).toHaveBeenCalled();
  told.mockRestore();
});
