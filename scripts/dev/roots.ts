/** Where the code and the content lie; the same folder, except when `PINGO_ROOT` names another one for the content. */
export interface Roots {
  code: string;
  content: string;
}
