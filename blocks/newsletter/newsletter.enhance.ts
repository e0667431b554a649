import { postForm } from "../../renderer/ui/form/post-form";

/** Posts the address that somebody subscribes with. */
export default function newsletter(root: HTMLElement): void {
  if (root instanceof HTMLFormElement) postForm(root);
}
