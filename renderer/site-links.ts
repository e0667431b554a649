import type { Site } from "../data/site";
import { appUrl } from "./environment";
import type { SiteLinks } from "./ui/site-context";

/** Addresses that actions lead to: the app's paths, and phone and mail from `data/site.json`. */
export function linksOf(site: Site): SiteLinks {
  const app = appUrl();
  return { signup: `${app}/signup`, login: `${app}/login`, phone: site.data.phone, email: site.data.email };
}
