import { Component, type ReactNode } from "react";
import { STUDIO_PATH } from "../api";
import { Button } from "./elements";

/** A message instead of a page of the studio, with a link to the list of pages. */
export function Message({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <main className="file-list grid content-start justify-items-start gap-4">
      <title>Pingo studio</title>
      <p role="status">{text}</p>
      {children}
      <a href={STUDIO_PATH} className="link">
        All pages
      </a>
    </main>
  );
}

/** Error boundary with a message; without it React would leave an empty window, as if all changes were lost. */
export class CatchFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Message text="Something went wrong in the studio. Your text is saved in this browser.">
        <Button look="primary" onClick={() => location.reload()}>
          Go on with it
        </Button>
      </Message>
    );
  }
}
