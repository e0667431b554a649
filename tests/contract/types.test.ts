import { describe, expectTypeOf, it } from "vitest";
import type { HeroProps } from "../../blocks/hero/props.gen";
import type { Action, Button, Visual } from "../../schema/shapes.gen";

// The type checker reads these; they hold what `npm run generate` makes of tagged unions and defaults.
describe("generated types", () => {
  it("an action is a union told apart by its kind", () => {
    expectTypeOf<Action["kind"]>().toEqualTypeOf<"link" | "signup" | "login" | "dial" | "mail" | "none">();
    expectTypeOf<Extract<Action, { kind: "link" }>>().toEqualTypeOf<{ kind: "link"; to: string }>();
    expectTypeOf<Extract<Action, { kind: "none" }>>().toEqualTypeOf<{
      kind: "none";
      callToAction?: boolean;
    }>();
  });

  it("a visual is a union told apart by its kind", () => {
    expectTypeOf<Extract<Visual, { kind: "call-screen" }>>().toHaveProperty("caller");
    expectTypeOf<Extract<Visual, { kind: "call-screen" }>>().not.toHaveProperty("threads");
  });

  it("a property with a default is always there, an optional one may be missing", () => {
    expectTypeOf<HeroProps["buttons"]>().toEqualTypeOf<Button[]>();
    expectTypeOf<HeroProps["eyebrow"]>().toEqualTypeOf<string | undefined>();
  });
});
