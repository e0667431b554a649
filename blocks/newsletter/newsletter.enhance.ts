import { postForm } from "../../renderer/ui/form/post-form";

/** Posts the email address of a new subscriber. */
export default function newsletter(root: HTMLElement): void {
  if (root instanceof HTMLFormElement) postForm(root);
}
