import { builtRoutes } from "../../scripts/serve/built-site";

/** Address of the site's own pages, which the tests of every page open; all others open the frozen site. */
export const OWN_SITE = `http://127.0.0.1:${process.env.TEST_PORT}`;

/** Routes of the built site with status 200; a new page is tested without being listed. */
export const pageRoutes = builtRoutes("dist/client");

/** All routes, including the not-found page. */
export const routes: readonly string[] = [...pageRoutes, "/404"];
