import { expect, it } from "vitest";
import { constants } from "../claims/constants.fixture";
import { checkHtml } from "./check-html";

const said = (data: object) =>
  checkHtml(`<h1>Pricing</h1><script type="application/ld+json">${JSON.stringify(data)}</script>`, {
    file: "pages/pricing.json",
    constants,
    route: "/pricing",
    output: "pricing.html",
  })
    .filter(({ rule }) => rule === "structured-data")
    .map(({ message }) => message);
const offer = (more: object) => ({
  "@type": "SoftwareApplication",
  offers: [{ "@type": "Offer", name: "Lite", price: "4", priceCurrency: "USD", ...more }],
});

it("accepts an offer of a plan at its price", () => {
  expect(said(offer({}))).toEqual([]);
});

it.each([
  [offer({ price: "5" }), 'The structured data offers Lite at "5", but plans.lite.price is 4.'],
  [offer({ price: "" }), 'The structured data offers Lite at "", but plans.lite.price is 4.'],
  [offer({ priceCurrency: "EUR" }), 'The structured data offers Lite in "EUR", not in USD.'],
  [offer({ name: "Platinum" }), 'The structured data offers "Platinum", which is not a plan.'],
  [
    offer({ "@type": "AggregateOffer" }),
    'The structured data has the type "AggregateOffer", which is not allowed.',
  ],
  [
    { "@type": "SoftwareApplication", author: "Bill", operatingSystem: "Windows" },
    'The structured data says "author", which no constant and no source of the page decides.',
  ],
  [
    { "@type": "WebPage", name: "Pingo", aggregateRating: { ratingValue: "4.9" } },
    'The structured data says "aggregateRating", which no constant and no source of the page decides.',
  ],
])("reports the fault in %j", (data, message) => {
  expect(said(data)).toContain(message);
});
