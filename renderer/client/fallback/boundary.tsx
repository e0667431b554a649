import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** What is shown where the children cannot be drawn. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps a part that cannot be drawn, such as data with a hole in it, from emptying the page. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
