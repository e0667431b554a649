/** Environment that the site reads; every value may be absent. */
interface ImportMetaEnv {
  readonly VITE_APP_URL?: string;
  readonly VITE_SITE_URL?: string;
}
