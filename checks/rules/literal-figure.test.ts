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

it("chooses between constants of one value by the surrounding words", () => {
  expect(
    home(text("Lite has a list price of $10."), text("Standard is $10 when billed annually.")),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:43 «$10» error literal-figure
    block 2 Rich text, Text: "$10" is typed by hand; plans.lite.listPrice says it in data/constants.json.
    Fix: Write {{plans.lite.listPrice}}.

    pages/index.json:22:30 «$10» error literal-figure
    block 3 Rich text, Text: "$10" is typed by hand; plans.standard.annualPrice says it in data/constants.json.
    Fix: Write {{plans.standard.annualPrice}}.
    "
  `);
});

it.each(["US$12", "USD 12", "12 USD", "12 dollars", "$12.00", "12-dollar"])(
  "reads %s as the price",
  (amount) => {
    expect(home(text(`Pay ${amount} each month.`))).toContain("plans.standard.price says it");
  },
);

it("names the nearest constant of an amount that no constant states", () => {
  expect(home(text("Standard costs $13 a month. Or €9."))).toMatchInlineSnapshot(`
    "
    pages/index.json:16:33 «$13» error literal-figure
    block 2 Rich text, Text: "$13" is typed by hand; plans.standard.price is $12 a month.
    Fix: Write {{plans.standard.price}}, if that is meant. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"$13","reason":"…"}. If not, remove it.

    pages/index.json:16:49 «€9» error literal-figure
    block 2 Rich text, Text: "€9" is typed by hand, and no fact of ours says it.
    Fix: If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"€9","reason":"…"}. If not, remove it.
    "
  `);
});

it("prefers the constant of that amount to another one with a word in common", () => {
  expect(home(text("Pay $25 a month for answering."))).toContain("addOns.aiAnswering says it");
});

it("reads both ends of a range", () => {
  expect(home(text("From $12–40 a month."))).toMatchInlineSnapshot(`
    "
    pages/index.json:16:23 «$12» error literal-figure
    block 2 Rich text, Text: "$12" is typed by hand; plans.standard.price says it in data/constants.json.
    Fix: Write {{plans.standard.price}}.

    pages/index.json:16:27 «40» error literal-figure
    block 2 Rich text, Text: "40" is typed by hand; plans.standard.price is $12 a month.
    Fix: Write {{plans.standard.price}}, if that is meant. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"40","reason":"…"}. If not, remove it.
    "
  `);
});

it("names the constants of limits and claims by their unit", () => {
  const claims =
    "40+ countries, 200 voice minutes, a 14-day trial, 10K+ active users, 3–7 business days, rated 4.9/5.";
  expect(home(text(claims))).toMatchInlineSnapshot(`
    "
    pages/index.json:16:18 «40+ countries» error literal-figure
    block 2 Rich text, Text: "40+ countries" is typed by hand.
    Fix: If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"40+ countries","reason":"…"}. If not, remove it.

    pages/index.json:16:33 «200 voice minutes» error literal-figure
    block 2 Rich text, Text: "200 voice minutes" is typed by hand; plans.standard.voiceMinutes says it in data/constants.json.
    Fix: Write {{plans.standard.voiceMinutes|count}}.

    pages/index.json:16:54 «14-day» error literal-figure
    block 2 Rich text, Text: "14-day" is typed by hand; claims.trial says it in data/constants.json.
    Fix: Write {{claims.trial|adjective}}.

    pages/index.json:16:68 «10K+ active users» error literal-figure
    block 2 Rich text, Text: "10K+ active users" is typed by hand; claims.activeUsers says it in data/constants.json.
    Fix: Write {{claims.activeUsers}}.

    pages/index.json:16:89 «7 business days» error literal-figure
    block 2 Rich text, Text: "7 business days" is typed by hand.
    Fix: If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"7 business days","reason":"…"}. If not, remove it.

    pages/index.json:16:112 «4.9/5» error literal-figure
    block 2 Rich text, Text: "4.9/5" is typed by hand; claims.rating says it in data/constants.json.
    Fix: If that is meant, write {{claims.rating}}. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"4.9/5","reason":"…"}. If not, remove it.
    "
  `);
});

it("reports percentages, but 100% only near a claim of ours", () => {
  expect(
    home(text("99.9% uptime, 60 percent off, 73% of callers hang up. It is 100% yours. With 100% uptime.")),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:18 «99.9%» error literal-figure
    block 2 Rich text, Text: "99.9%" is typed by hand; claims.uptime says it in data/constants.json.
    Fix: Write {{claims.uptime}}.

    pages/index.json:16:32 «60 percent» error literal-figure
    block 2 Rich text, Text: "60 percent" is typed by hand; plans.discount says it in data/constants.json.
    Fix: Write {{plans.discount}}.

    pages/index.json:16:48 «73%» error literal-figure
    block 2 Rich text, Text: "73%" is typed by hand; claims.uptime is 99.9%.
    Fix: Write {{claims.uptime}}, if that is meant. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"73%","reason":"…"}. If not, remove it.

    pages/index.json:16:95 «100%» error literal-figure
    block 2 Rich text, Text: "100%" is typed by hand; claims.uptime is 99.9%.
    Fix: Write {{claims.uptime}}, if that is meant. If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"100%","reason":"…"}. If not, remove it.
    "
  `);
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

it("reports any unexplained quantity, in digits or in words", () => {
  expect(home(text("13 countries, 17 minutes and three hundred texts."))).toMatchInlineSnapshot(`
    "
    pages/index.json:16:18 «13 countries» error literal-figure
    block 2 Rich text, Text: "13 countries" is typed by hand, and no fact of ours says it.
    Fix: If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"13 countries","reason":"…"}. If not, remove it.

    pages/index.json:16:32 «17 minutes» error literal-figure
    block 2 Rich text, Text: "17 minutes" is typed by hand, and no fact of ours says it.
    Fix: If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"17 minutes","reason":"…"}. If not, remove it.

    pages/index.json:16:47 «three hundred texts» error literal-figure
    block 2 Rich text, Text: "three hundred texts" is typed by hand, and no fact of ours says it.
    Fix: If it is true and not about our plans, add it to data/exceptions.json with a few words around it, and say in "reason" where it comes from: {"file":"pages/index.json","text":"three hundred texts","reason":"…"}. If not, remove it.
    "
  `);
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

it.each([
  "Tuesday, 19:40. She calls back at 5 past 8.",
  "Call +1 (202) 555-0142 or (202) 555-0110.",
  "In 2024 came Step 5, and the pharmacy was open 24/7.",
  "The 6th user pays. The 14th day is free.",
  "See https://pingo.example/offers/$12/14-days and [the offer](/pricing?price=$12).",
  "One call, one number, one of the six.",
  "{{plans.standard.price}}, {{claims.trial|adjective}} trial, {{numbers.countries}}.",
])("accepts: %s", (words) => {
  expect(home(text(words)).trim()).toBe("");
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
