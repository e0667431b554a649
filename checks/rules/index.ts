import type { PageRule, SiteRule, TextRule } from "../rule";
import { collectionIndexRule } from "./collection-index";
import { collectionItem } from "./collection-item";
import { competitorPrice } from "./competitor-price";
import { contradiction } from "./contradiction";
import { deadLink } from "./dead-link";
import { duplicateAnchor } from "./duplicate-anchor";
import { duplicateMeta } from "./duplicate-meta";
import { exampleText } from "./example-text";
import { headingOrder } from "./heading-order";
import { houseStyle } from "./house-style";
import { inertAction } from "./inert-action";
import { listedPage } from "./listed-page";
import { literalFigure } from "./literal-figure";
import { longSentence } from "./long-sentence";
import { ownedPhrase } from "./owned-phrase";
import { pageHeading } from "./page-heading";
import { placeholder } from "./placeholder";
import { planButton } from "./plan-button";
import { planFeature } from "./plan-feature";
import { planPrice } from "./plan-price";
import { publicFile } from "./public-file";
import { readingGrade } from "./reading-grade";
import { redirect } from "./redirect";
import { repeatedEntry } from "./repeated-entry";
import { repeatedSentence } from "./repeated-sentence";
import { saidFree } from "./said-free";
import { strayFile } from "./stray-file";
import { textSlip } from "./text-slip";
import { tokenSubject } from "./token-subject";
import { tokenUnit } from "./token-unit";
import { unbackedPromise } from "./unbacked-promise";
import { unusedException } from "./unused-exception";
import { unusedMadeUp } from "./unused-made-up";
import { unusedShared } from "./unused-shared";
import { wrongRatio } from "./wrong-ratio";
import { wrongTotal } from "./wrong-total";

/** Rules about texts of pages and data files. If two find something at one position, the earlier rule finds the cause. */
export const textRules: readonly TextRule[] = [
  placeholder,
  repeatedEntry,
  headingOrder,
  textSlip,
  planPrice,
  planFeature,
  planButton,
  saidFree,
  wrongRatio,
  wrongTotal,
  tokenUnit,
  tokenSubject,
  ownedPhrase,
  literalFigure,
  unbackedPromise,
  houseStyle,
  longSentence,
];

/** Rules about one page. */
export const pageRules: readonly PageRule[] = [
  pageHeading,
  exampleText,
  duplicateAnchor,
  ...textRules,
  unusedMadeUp,
  readingGrade,
  inertAction,
];

/** Rules about all pages, which run after the rules above. */
export const siteRules: readonly SiteRule[] = [
  strayFile,
  collectionItem,
  collectionIndexRule,
  competitorPrice,
  listedPage,
  deadLink,
  redirect,
  publicFile,
  duplicateMeta,
  repeatedSentence,
  unusedShared,
  textSlip,
  literalFigure,
  unusedException,
  contradiction,
];
