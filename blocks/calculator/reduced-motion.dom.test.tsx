import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { setReducedMotion } from "../../tests/dom";
import { RollingAmount } from "./rolling-amount";

it("animates an amount, and changes it at once as soon as the visitor prefers reduced motion", () => {
  const preference = setReducedMotion(false);
  const { rerender } = render(<RollingAmount amount={100} />);
  rerender(<RollingAmount amount={200} />);
  expect(screen.queryByText("$200")).toBeNull();
  preference.matches = true;
  rerender(<RollingAmount amount={90_000} />);
  expect(screen.getByText("$90,000")).toBeTruthy();
});
