import type { PageRule, SiteRule } from "../rule";
import { collectionIndexRule } from "./collection-index";
import { contradiction } from "./contradiction";
import { deadLink } from "./dead-link";
import { duplicateAnchor } from "./duplicate-anchor";
import { duplicateMeta } from "./duplicate-meta";
import { headingOrder } from "./heading-order";
import { inertAction } from "./inert-action";
import { literalFigure } from "./literal-figure";
import { metaLength } from "./meta-length";
import { missingAsset } from "./missing-asset";
import { pageHeading } from "./page-heading";
import { unusedShared } from "./unused-shared";

/** Rules that look at one page. Where two find something in the same place, the earlier one is the cause. */
export const pageRules: readonly PageRule[] = [
  pageHeading,
  headingOrder,
  duplicateAnchor,
  literalFigure,
  metaLength,
];

/** Rules that look at all pages, after those above. */
export const siteRules: readonly SiteRule[] = [
  collectionIndexRule,
  deadLink,
  missingAsset,
  duplicateMeta,
  unusedShared,
  inertAction,
  contradiction,
];
