import { expect, it } from "vitest";
import { block, check, findingsOf, page, text } from "../../tests/check/project";

const on = (path: string, ...blocks: object[]) => findingsOf("literal-figure", { [path]: page(blocks) });
const home = (...blocks: object[]) => on("pages/index.json", ...blocks);

it("names the constant and the token of a price typed by hand", () => {
  expect(home(text("Standard costs $12 a month."))).toMatchInlineSnapshot(`
    "
    pages/index.json:16:33 «$12» error literal-figure
    block 2 Rich text, Text: "$12" is typed by hand; plans.standard.price says it in data/constants.json.
    Fix: Write {{plans.standard.price}} in place of "$12 a month".
    "
  `);
});

it("prefers the constant of that amount to another one with a word in common", () => {
  expect(home(text("Pay $25 a month for answering."))).toContain("addOns.aiAnswering says it");
});

it("reports 100% only near a claim of ours", () => {
  const found = home(text("It is 100% yours. With 100% uptime."));
  expect(found.match(/\d+ «.+»/g)).toEqual(["41 «100%»"]);
});

it("suggests the token of an alternate reading on its pages, and reports the reading elsewhere", () => {
  expect(on("pages/faq.json", text("Numbers in 50+ countries."))).toMatchInlineSnapshot(`
    "
    pages/faq.json:16:29 «50+ countries» error literal-figure
    block 2 Rich text, Text: "50+ countries" is typed by hand; it is the reading of numbers.countries that this page may state.
    Fix: Write {{numbers.countries|here}}.
    "
  `);
  expect(home(text("Numbers in 50+ countries."))).toMatchInlineSnapshot(`
    "
    pages/index.json:16:29 «50+ countries» error literal-figure
    block 2 Rich text, Text: "50+ countries" is typed by hand; numbers.countries is 40+ countries.
    Fix: Write {{numbers.countries}}, if that is meant. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"50+ countries","reason":"…"}. If not, remove it.
    "
  `);
});

it("reports figures in titles, descriptions and shared blocks", () => {
  const files = {
    "pages/index.json": page([{ use: "offer" }], { title: "Standard for $12 a month and more" }),
    "pages/_shared/offer.json": block("call-to-action", {
      heading: "Start for $12",
      buttons: [{ label: "Start", action: { kind: "signup" } }],
    }),
  };
  expect(findingsOf("literal-figure", files)).toMatchInlineSnapshot(`
    "
    pages/_shared/offer.json:4:27 «$12» error literal-figure
    shared block offer, Call to action “Start for $12”, Heading: "$12" is typed by hand.
    Fix: If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/_shared/offer.json","text":"$12","reason":"…"}. If not, remove it.

    pages/index.json:2:26 «$12» error literal-figure
    Title: "$12" is typed by hand; plans.standard.price says it in data/constants.json.
    Fix: Write {{plans.standard.price}} in place of "$12 a month".
    "
  `);
});

it("points at a figure that follows escape sequences", () => {
  const files = { "pages/index.json": JSON.stringify(page([text('A "quote" \u2028 and $12.')])) };
  expect(findingsOf("literal-figure", files)).toContain("«$12»");
});

it("has an automatic fix when a token writes exactly the same text", () => {
  const { diagnostics } = check({
    "pages/index.json": page([text("Standard: $12 a month. The trial is 14 days, or two weeks.")]),
  });
  expect(diagnostics.flatMap(({ edit }) => edit?.text ?? [])).toEqual([
    "{{plans.standard.price}}",
    "{{claims.trial}}",
  ]);
});

it("accepts declared figures in illustrative blocks and visuals, but not prices of our plans", () => {
  const visual = {
    kind: "call-screen",
    caller: "Marta",
    callerDetail: "Owes $340",
    status: "Ringing",
    lines: [{ speaker: "caller", text: "I pay $12 for 14 days." }],
  };
  const story = { illustrative: true, madeUp: ["$1,250 in 14 days, 60% less", "$3"] };
  expect(
    home(
      block(
        "call-to-action",
        {
          heading: "She saved $1,250 in 14 days, 60% less.",
          buttons: [{ label: "Go", action: { kind: "signup" } }],
        },
        story,
      ),
      text("On the Standard plan she pays $12 and nothing else.", story),
      text("With Lite she paid $3.", story),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:40:48 «$12» error literal-figure
    block 3 Rich text, Text: "$12" is typed by hand; plans.standard.price says it in data/constants.json.
    Fix: Write {{plans.standard.price}}.

    pages/index.json:51:37 «$3» error literal-figure
    block 4 Rich text, Text: "$3" is typed by hand; plans.lite.withAnswering is $29 a month.
    Fix: Write {{plans.lite.withAnswering}}, if that is meant. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"$3","reason":"…"}. If not, remove it.
    "
  `);
  expect(
    findingsOf("literal-figure", {
      "pages/index.json": {
        ...page(),
        blocks: [
          block("hero", { heading: "A", intro: "B", visual }, { madeUp: ["$340", "$12 for 14 days"] }),
        ],
      },
    }).trim(),
  ).toBe("");
});
