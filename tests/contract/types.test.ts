import { describe, expectTypeOf, it } from "vitest";
import type { HeroProps } from "../../blocks/hero/props.gen";
import type { Action, Button, Visual } from "../../schema/shapes.gen";

// The type checker verifies these: the types that `npm run generate` creates for tagged unions and defaults.
describe("generated types", () => {
  it("make an action a union discriminated by its kind", () => {
    expectTypeOf<Action["kind"]>().toEqualTypeOf<"link" | "signup" | "login" | "dial" | "mail" | "none">();
    expectTypeOf<Extract<Action, { kind: "link" }>>().toEqualTypeOf<{ kind: "link"; to: string }>();
    expectTypeOf<Extract<Action, { kind: "none" }>>().toEqualTypeOf<{
      kind: "none";
      callToAction?: boolean;
    }>();
  });

  it("make a visual a union discriminated by its kind", () => {
    expectTypeOf<Extract<Visual, { kind: "call-screen" }>>().toHaveProperty("caller");
    expectTypeOf<Extract<Visual, { kind: "call-screen" }>>().not.toHaveProperty("threads");
  });

  it("make a property with a default required, and an optional one possibly undefined", () => {
    expectTypeOf<HeroProps["buttons"]>().toEqualTypeOf<Button[]>();
    expectTypeOf<HeroProps["eyebrow"]>().toEqualTypeOf<string | undefined>();
  });
});
