import { builtRoutes } from "../../scripts/serve/routes";

/** Routes of the built site with status 200; a new page is tested without being listed. */
export const pageRoutes = builtRoutes("dist/client");

/** All routes, including the not-found page. */
export const routes: readonly string[] = [...pageRoutes, "/404"];
