import { Component, type ReactNode } from "react";
import { renewFailedParts } from "../lib/lazy-part.tsx";
import { reloadForMissingFile } from "../lib/reload-for-missing-file.ts";
import { shellWords } from "../messages/shell-words.ts";
import { ErrorPage } from "./error-page.tsx";

type ScreenErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Nothing of the page is left: the way home loads it again. */
  readonly isOutermost?: boolean;
};

type State = { step: "fine" | "leaving" | "failed" };

/** Catches what a screen throws while it is rendered; the rest of the page stays. */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, State> {
  override state: State = { step: "fine" };

  static getDerivedStateFromError(): State {
    return { step: "leaving" };
  }

  override componentDidCatch(error: unknown): void {
    renewFailedParts();
    void reloadForMissingFile(error).then((isLeaving) => {
      if (!isLeaving) this.setState({ step: "failed" });
    });
  }

  override render(): ReactNode {
    if (this.state.step === "fine") return this.props.children;
    if (this.state.step === "leaving") return null;
    return (
      <ErrorPage
        detail={shellWords.screenFailed}
        canReload
        isAlone={this.props.isOutermost === true}
      />
    );
  }
}
