export { PageView as Page } from "../page-view";
