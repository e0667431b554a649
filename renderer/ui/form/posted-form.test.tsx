import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextField } from "./field";
import { PostedForm } from "./posted-form";

const htmlOf = (endpoint: string | undefined) =>
  renderToStaticMarkup(
    <PostedForm endpoint={endpoint} enhance="x" label="Write" button="Send" sent="Here." failed="Not sent.">
      <TextField label="Email" name="email" type="email" autoComplete="email" missing="Which?" />
    </PostedForm>,
  );

it("renders no form and loads no script without an endpoint, so that nothing can be submitted", () => {
  const html = htmlOf(undefined);
  expect(html).toMatch(/^<div role="group" aria-label="Write" class/);
  expect(html).toContain('<button type="button" tabindex="0" class="button button-primary">Send</button>');
  expect(html).not.toMatch(/<form|action=|submit|data-enhance|required|JavaScript/);
  expect(html).toMatch(/<div role="status"[^>]*><p [^>]*>This form isn’t connected yet/);
});

it("submits nothing with an endpoint until its script runs, and says that it needs JavaScript", () => {
  const html = htmlOf("/api/in");
  expect(html).toMatch(/^<form [^>]*data-enhance="x" data-endpoint="\/api\/in" method="dialog">/);
  expect(html).toContain('<button type="submit"');
  expect(html).toContain("Sending needs JavaScript");
  expect(html).not.toContain(" action=");
});
