/** Environment that the site reads; every value may be absent. */
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
    /** What the studio is about to save; absent but in its preview. */
    draft?: import("../data/read-document").Draft;
  }
}
