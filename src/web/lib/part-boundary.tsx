import { Component, type ReactNode } from "react";
import { renewFailedParts } from "./lazy-part.tsx";

type PartBoundaryProps = {
  readonly children: ReactNode;
  /** Replaces the failed part; `retry` loads the part again. `failures` counts from 1. */
  readonly fallback: (retry: () => void, failures: number) => ReactNode;
};

type State = { readonly step: "fine" | "failing" | "failed"; readonly failures: number };

/** An error boundary for a part that the page can do without: a failure affects that part alone. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { step: "fine", failures: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { step: "failing" };
  }

  override componentDidCatch(error: unknown): void {
    renewFailedParts();
    console.warn("a part of the page could not be loaded", error);
    this.setState(({ failures }) => ({ step: "failed", failures: failures + 1 }));
  }

  override render(): ReactNode {
    const { step, failures } = this.state;
    if (step === "fine") return this.props.children;
    if (step === "failing") return null;
    return this.props.fallback(() => this.setState({ step: "fine" }), failures);
  }
}
