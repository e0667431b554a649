import { createContext } from "react";

/** Addresses outside the page JSON that actions lead to. */
export interface SiteLinks {
  signup: string;
  login: string;
  /** E.164. */
  phone: string;
  email: string;
}

/** Given by the renderer around each page, so that a block needs no knowledge of the site's data. */
export const SiteContext = createContext<SiteLinks>({ signup: "", login: "", phone: "", email: "" });
