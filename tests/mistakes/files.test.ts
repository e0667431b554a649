import { judge } from "./judge";
import { copy, type Mistake, remove, set, write } from "./mistake";

const PAGE = {
  $schema: "../schema/page.editor.gen.json",
  title: "A business number for the spring season",
  description: "Spring is busy for gardeners and painters. A business number keeps customers in reach.",
  name: "Spring season",
  kind: "page",
  blocks: [
    {
      type: "hero",
      props: {
        heading: "Be easy to reach in the spring",
        intro: "When the days get longer, more people call. Let them reach your business.",
      },
    },
    {
      type: "rich-text",
      props: {
        heading: "Before the season starts",
        body: "Write down who answers on a busy day.\n\nThen put the number on your truck.",
      },
    },
  ],
};

const FOLDER_PAGE = { ...PAGE, $schema: "../../schema/page.editor.gen.json" };

const SHARED = {
  type: "rich-text",
  props: { heading: "Ask us anything", body: "Write to us, and a person on our team reads your message." },
};

const POST = {
  $schema: "../../schema/post.schema.json",
  title: "What to do when customers call on a holiday",
  description: "People call on holidays too. Here is how to tell them when you are back.",
  excerpt: "A short greeting tells customers when you are back, and you can enjoy the day.",
  author: "Rosalind Tan",
  publishedAt: "2026-10-05",
  category: "Answering",
  image: "after-hours",
  tags: ["Answering"],
  content: [
    "Customers call on holidays because they are home and have time.",
    "## Tell them when you are back",
    "Record a greeting for the day and say when you open again.",
  ],
  sources: [{ title: "Ofcom, the regulator for telephones", url: "https://www.ofcom.org.uk" }],
};

/** Mistakes with files: in the wrong folder, with the wrong name, of the wrong type, or missing. */
const MISTAKES: readonly Mistake[] = [
  write("a page in the data folder", "data/spring-offer.json", PAGE),
  write("a page among the posts", "data/posts/spring-offer.json", FOLDER_PAGE),
  write("a page among the shared blocks", "pages/_shared/spring-offer.json", FOLDER_PAGE),
  write("an ending in capitals", "pages/spring-offer.JSON", PAGE),
  write("a second ending", "pages/spring-offer.json.txt", PAGE),
  write("no ending", "pages/spring-offer", PAGE),
  write("a space and capitals in a page's name", "pages/Spring Offer.json", PAGE),
  write("an underscore in a page's name", "pages/spring_offer.json", PAGE),
  write("an umlaut in a page's name", "pages/frühling.json", PAGE),
  write("a page without a name", "pages/features/.json", FOLDER_PAGE),
  write("a copy of a page", "pages/pricing (copy).json", PAGE),
  write("a backup of an editor", "pages/pricing.json~", PAGE),
  write("a backup by hand", "pages/pricing.json.bak", PAGE),
  write("a shared block as text", "pages/_shared/offer.txt", SHARED),
  write("a shared block that no page uses", "pages/_shared/offer.json", SHARED),
  write("a post among the blog's pages", "pages/blog/holiday-calls.json", POST),
  write("a page at the address of a post", "pages/blog/keeping-your-number.json", FOLDER_PAGE),
  write("a folder's page beside a page", "pages/pricing/index.json", FOLDER_PAGE),
  write("a template without a collection", "pages/resources/[guideId].json", FOLDER_PAGE),
  write("an empty page", "pages/spring-offer.json", "\n"),
  write("a page without blocks", "pages/spring-season.json", { ...PAGE, blocks: undefined }),
  write("an image among the pages", "pages/spring-offer.png", "\u0089PNG\r\n"),
  write("a text document among the pages", "pages/spring-offer.docx", "PK\u0003\u0004"),
  write("a spreadsheet among the comparisons", "data/comparisons/prices.csv", "name,plan\nQuo,Starter\n"),
  write("secrets in the public folder", "public/.env", "MAIL_PASSWORD=change-me\n"),
  set("a page of the menu left empty", "pages/about/careers.json", ["blocks"], []),
  remove("a page that others link to", "pages/features/phone-numbers.json"),
  remove("a shared block in use", "pages/_shared/plans.json"),
  remove("the list of the comparisons", "data/comparisons/index.json"),
  remove("the list of the countries", "data/carriers/index.json"),
  remove("a country of the list", "data/carriers/india.json"),
  remove("a post that others link to", "data/posts/registering-for-business-texts.json"),
  remove("the menu", "data/navigation.json"),
  remove("the constants", "data/constants.json"),
  remove("the home page", "pages/index.json"),
  remove("the page for unknown addresses", "pages/404.json"),
  remove("the share image", "public/share/default.png"),
  write("an underscore before a folder's name", "pages/_offers/spring.json", PAGE),
  copy("a copy of a page under a good name", "pages/pricing-two.json", "pages/pricing.json"),
];

judge("files", MISTAKES);
