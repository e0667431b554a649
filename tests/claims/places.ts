/** A text of a JSON file. A step of the path is a key, a number, or the type of a block in a list. */
export interface JsonPlace {
  file: string;
  path: string;
  /** The words follow the text instead of replacing it. */
  follows?: true;
}

/** A place in any other file; `{say}` in `put` stands for the words. Without `find`, the file is new. */
interface TextPlace {
  file: string;
  find?: string;
  put: string;
}

/** A place in the site where a sentence can be put. */
export type Place = JsonPlace | TextPlace;

/** The places that cases name, from pages to files that no page shows. */
export const PLACES: Readonly<Record<string, Place>> = {
  // Texts of pages
  answer: { file: "pages/resources/guides.json", path: "blocks.faq.props.items.0.answer", follows: true },
  "faq answer": {
    file: "pages/faq.json",
    path: "blocks.faq-search.props.categories.0.items.0.answer",
    follows: true,
  },
  "pricing answer": { file: "pages/pricing.json", path: "blocks.faq.props.items.1.answer", follows: true },
  terms: { file: "pages/legal/terms.json", path: "blocks.rich-text.props.body", follows: true },
  privacy: { file: "pages/legal/privacy.json", path: "blocks.rich-text.props.body", follows: true },
  press: { file: "pages/about/press.json", path: "blocks.rich-text.props.body", follows: true },
  letter: { file: "pages/about/letter.json", path: "blocks.letter.props.body", follows: true },
  step: { file: "pages/resources/case-studies.json", path: "blocks.steps.props.items.0.text", follows: true },
  intro: { file: "pages/integrations.json", path: "blocks.integration-grid.props.intro" },
  heading: { file: "pages/contact.json", path: "blocks.call-to-action.props.heading" },
  button: { file: "pages/pricing.json", path: "blocks.call-to-action.props.buttons.0.label" },
  note: { file: "pages/index.json", path: "blocks.call-to-action.props.note" },
  proof: { file: "pages/features/voice-calling.json", path: "blocks.hero.props.proof.1" },
  benefit: { file: "pages/features/sms-messaging.json", path: "blocks.feature-grid.props.items.0.benefit" },
  "numbers answer": {
    file: "pages/features/phone-numbers.json",
    path: "blocks.feature-grid.props.items.0.benefit",
  },
  "carrier page": { file: "pages/resources/carrier-pricing.json", path: "blocks.checklist.props.intro" },
  statistic: { file: "pages/index.json", path: "blocks.statistics.props.items.0.value" },
  "statistic label": { file: "pages/index.json", path: "blocks.statistics.props.items.0.label" },
  "key fact": { file: "pages/legal/terms.json", path: "blocks.key-facts.props.rows.4.value" },
  "add-on": { file: "pages/pricing.json", path: "blocks.add-ons.props.items.1.text" },
  "lite feature": { file: "pages/_shared/plans.json", path: "props.plans.0.features.4" },
  "standard feature": { file: "pages/_shared/plans.json", path: "props.plans.1.features.4" },
  "plans note": { file: "pages/_shared/plans.json", path: "props.note" },

  // Texts for search engines and screen readers
  title: { file: "pages/contact.json", path: "title" },
  description: { file: "pages/contact.json", path: "description" },
  "share alt": { file: "data/site.json", path: "shareImageAlt" },
  "site description": { file: "data/site.json", path: "description" },
  tagline: { file: "data/site.json", path: "tagline" },
  "menu item": { file: "data/navigation.json", path: "header.0.items.0.description" },

  // Data that pages are made from
  article: { file: "data/posts/keeping-your-number.json", path: "content.1", follows: true },
  "figures article": {
    file: "data/posts/what-missed-call-figures-say.json",
    path: "content.1",
    follows: true,
  },
  excerpt: { file: "data/posts/keeping-your-number.json", path: "excerpt" },
  comparison: { file: "data/comparisons/quo.json", path: "comparison.features.product" },
  verdict: { file: "data/comparisons/quo.json", path: "verdict.bottomLine" },
  "their features": { file: "data/comparisons/quo.json", path: "comparison.features.competitor" },
  "their note": { file: "data/comparisons/quo.json", path: "features.api_access.notes" },
  "carrier note": { file: "data/carriers/india.json", path: "carriers.0.plans.0.note" },

  // Made-up examples
  story: { file: "pages/features/voice-calling.json", path: "blocks.persona-stories.props.items.0.solution" },
  picture: { file: "pages/pricing.json", path: "blocks.hero.props.visual.remark" },

  // Code and files of public/
  footer: { file: "renderer/frame/footer.tsx", find: "All rights reserved.", put: "{say}" },
  aside: {
    file: "blocks/countdown/block.tsx",
    find: "      </SectionHeading>",
    put: "        <p>{say}</p>\n      </SectionHeading>",
  },
  "label in code": {
    file: "renderer/frame/footer.tsx",
    find: 'aria-label="Footer"',
    put: 'aria-label="{say}"',
  },
  "string in code": {
    file: "blocks/countdown/block.tsx",
    find: 'const UNITS = ["days"',
    put: 'export const OFFER = "{say}";\n\nconst UNITS = ["days"',
  },
  "template in code": {
    file: "blocks/pricing-box/block.tsx",
    find: "  const { heading, text, points, button, link } = props;",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is put into a file
    put: "  const { heading, text, points, button, link } = props;\n  const offer = `{say} ${heading}`;",
  },
  enhancement: {
    file: "blocks/countdown/countdown.enhance.ts",
    find: "import ",
    put: 'export const MESSAGE = "{say}";\nimport ',
  },
  style: {
    file: "blocks/hero/block.css",
    find: "  .rotating-words > span {",
    put: '  .hero-offer::after {\n    content: "{say}";\n  }\n  .rotating-words > span {',
  },
  drawing: {
    file: "public/offer.svg",
    put: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">\n  <text x="10" y="30">{say}</text>\n</svg>\n',
  },
  "drawing title": {
    file: "public/offer.svg",
    put: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" role="img">\n  <title>{say}</title>\n  <path d="M4 24h20" />\n</svg>\n',
  },
  "llms.txt": { file: "public/llms.txt", put: "# Pingo\n\n> A business number.\n\n{say}\n" },
  "text file": { file: "public/humans.txt", put: "Pingo\n\n{say}\n" },
  "html file": {
    file: "public/flyer.html",
    put: '<!doctype html>\n<html lang="en">\n<head><title>Flyer</title></head>\n<body><p>{say}</p></body>\n</html>\n',
  },
  "json file": { file: "public/offer.json", put: '{\n  "offer": "{say}"\n}\n' },
};
