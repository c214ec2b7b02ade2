import { Component, type ReactNode } from "react";
import { reloadForMissingFile } from "../lib/reload-for-missing-file.ts";
import { ErrorPage } from "./error-page.tsx";

type State = { step: "fine" | "leaving" | "failed" };

/** Catches what a screen throws while it is drawn; the rest of the page stays. */
export class ScreenErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { step: "fine" };

  static getDerivedStateFromError(): State {
    return { step: "leaving" };
  }

  override componentDidCatch(error: unknown): void {
    void reloadForMissingFile(error).then((isLeaving) => {
      if (!isLeaving) this.setState({ step: "failed" });
    });
  }

  override render(): ReactNode {
    if (this.state.step === "fine") return this.props.children;
    if (this.state.step === "leaving") return null;
    return (
      <ErrorPage detail="This page could not be shown. Reloading it usually helps." canReload />
    );
  }
}
