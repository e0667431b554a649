import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setReducedMotion } from "../../tests/dom";
import { RollingAmount } from "./rolling-amount";

// Its own file, because framer-motion reads the preference once and caches it.
beforeEach(() => {
  setReducedMotion(true);
  // In development framer-motion logs the developer's own preference.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(cleanup);

it("changes an amount at once under reduced motion", () => {
  const { rerender } = render(<RollingAmount amount={100} />);
  rerender(<RollingAmount amount={90_000} />);
  expect(screen.getByText("$90,000")).toBeTruthy();
});
