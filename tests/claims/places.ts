/** A text of a JSON file. A step of the path is a key, a number, or the type of a block in a list. */
interface JsonPlace {
  file: string;
  path: string;
  /** The words replace the text instead of following it. */
  replaces?: true;
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
  answer: { file: "pages/resources/guides.json", path: "blocks.faq.props.items.0.answer" },
  "faq answer": { file: "pages/faq.json", path: "blocks.faq-search.props.categories.0.items.0.answer" },
  "pricing answer": { file: "pages/pricing.json", path: "blocks.faq.props.items.1.answer" },
  terms: { file: "pages/legal/terms.json", path: "blocks.rich-text.props.body" },
  privacy: { file: "pages/legal/privacy.json", path: "blocks.rich-text.props.body" },
  press: { file: "pages/about/press.json", path: "blocks.rich-text.props.body" },
  letter: { file: "pages/about/letter.json", path: "blocks.letter.props.body" },
  step: { file: "pages/resources/case-studies.json", path: "blocks.steps.props.items.0.text" },
  intro: { file: "pages/integrations.json", path: "blocks.integration-grid.props.intro", replaces: true },
  heading: { file: "pages/contact.json", path: "blocks.call-to-action.props.heading", replaces: true },
  button: { file: "pages/pricing.json", path: "blocks.call-to-action.props.buttons.0.label", replaces: true },
  note: { file: "pages/index.json", path: "blocks.call-to-action.props.note", replaces: true },
  proof: { file: "pages/features/voice-calling.json", path: "blocks.hero.props.proof.1", replaces: true },
  benefit: {
    file: "pages/features/sms-messaging.json",
    path: "blocks.feature-grid.props.items.0.benefit",
    replaces: true,
  },
  "numbers answer": {
    file: "pages/features/phone-numbers.json",
    path: "blocks.feature-grid.props.items.0.benefit",
    replaces: true,
  },
  "carrier page": {
    file: "pages/resources/carrier-pricing.json",
    path: "blocks.checklist.props.intro",
    replaces: true,
  },
  statistic: { file: "pages/index.json", path: "blocks.statistics.props.items.0.value", replaces: true },
  "statistic label": {
    file: "pages/index.json",
    path: "blocks.statistics.props.items.0.label",
    replaces: true,
  },
  "key fact": { file: "pages/legal/terms.json", path: "blocks.key-facts.props.rows.4.value", replaces: true },
  "add-on": { file: "pages/pricing.json", path: "blocks.add-ons.props.items.1.text", replaces: true },
  "lite feature": { file: "pages/_shared/plans.json", path: "props.plans.0.features.4", replaces: true },
  "standard feature": { file: "pages/_shared/plans.json", path: "props.plans.1.features.4", replaces: true },
  "plans note": { file: "pages/_shared/plans.json", path: "props.note", replaces: true },

  // Texts for search engines and screen readers
  title: { file: "pages/contact.json", path: "title", replaces: true },
  description: { file: "pages/contact.json", path: "description", replaces: true },
  "share alt": { file: "data/site.json", path: "shareImageAlt", replaces: true },
  "site description": { file: "data/site.json", path: "description", replaces: true },
  tagline: { file: "data/site.json", path: "tagline", replaces: true },
  "menu item": { file: "data/navigation.json", path: "header.0.items.0.description", replaces: true },

  // Data that pages are made from
  article: { file: "data/posts/keeping-your-number.json", path: "content.1" },
  "figures article": { file: "data/posts/what-missed-call-figures-say.json", path: "content.1" },
  excerpt: { file: "data/posts/keeping-your-number.json", path: "excerpt", replaces: true },
  comparison: { file: "data/comparisons/quo.json", path: "comparison.features.product", replaces: true },
  verdict: { file: "data/comparisons/quo.json", path: "verdict.bottomLine", replaces: true },
  "their features": {
    file: "data/comparisons/quo.json",
    path: "comparison.features.competitor",
    replaces: true,
  },
  "their note": { file: "data/comparisons/quo.json", path: "features.api_access.notes", replaces: true },
  "carrier note": {
    file: "data/carriers/india.json",
    path: "carriers.0.plans.0.note",
    replaces: true,
  },

  // Made-up examples
  story: {
    file: "pages/features/voice-calling.json",
    path: "blocks.persona-stories.props.items.0.solution",
    replaces: true,
  },
  picture: { file: "pages/pricing.json", path: "blocks.hero.props.visual.remark", replaces: true },

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
