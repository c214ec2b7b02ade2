import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";

/** Catches what a screen throws while it is drawn; the rest of the page stays. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ErrorPage detail="This page could not be shown. Reloading it usually helps." />;
  }
}
