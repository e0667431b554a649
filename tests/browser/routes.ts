import { builtRoutes } from "../../scripts/serve/routes";

/** Routes of the built site that answer with status 200, so that a new page is tested without being listed. */
export const pageRoutes = builtRoutes("dist/client");

/** All of them, with the not-found page. */
export const routes: readonly string[] = [...pageRoutes, "/404"];
