import { startAnalytics } from "./client/analytics/analytics";
import { startCampaign } from "./client/campaign";
import { startEnhancements } from "./client/enhancements";
import { startFallback } from "./client/fallback/fallback";
import { startIslands } from "./client/islands";
import { startMenus } from "./client/menus";
import { correctYear } from "./client/year";
import { analyticsHost } from "./environment";
import { afterFirstPaint } from "./ui/page-lifecycle";

startMenus();
startIslands();
startCampaign();
startFallback();
correctYear();
afterFirstPaint(startEnhancements);
// Without a key, the bundler removes the analytics.
if (import.meta.env.VITE_POSTHOG_KEY) {
  startAnalytics({ key: import.meta.env.VITE_POSTHOG_KEY, host: analyticsHost() });
}
