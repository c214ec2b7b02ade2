import { createElement, Fragment, type ReactNode } from "react";

/** A sentence with links or bold words in it, in the parts that a catalogue gives it. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts);
}
