/** Environment variables of the site, all optional. */
interface ImportMetaEnv {
  readonly VITE_APP_URL?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_CONTACT_ENDPOINT?: string;
  readonly VITE_NEWSLETTER_ENDPOINT?: string;
  readonly VITE_POSTHOG_KEY?: string;
  readonly VITE_POSTHOG_HOST?: string;
}

declare namespace Vike {
  interface PageContextServer {
    /** Draft to render instead of the saved file; set in the studio's preview only. */
    draft?: import("../data/read-document").Draft;
  }
}
