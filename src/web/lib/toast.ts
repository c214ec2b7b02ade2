/** A short message at the corner of the screen; its code loads with the first one. */
export type Toast = {
  /** A step is what was just done or undone: it takes the place of the step before. */
  readonly kind: "plain" | "error" | "step";
  readonly text: string;
  /** The action of its button. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

type Sink = (toast: Toast) => void;

let sink: Sink | undefined;
let waiting: Toast[] = [];
let onFirst: (() => void) | undefined;

/** Shows a toast. The page itself shows the same message, so nothing is lost with the toast. */
export function showToast(
  text: string,
  kind: Toast["kind"] = "plain",
  action?: Toast["action"],
): void {
  const toast = { kind, text, action };
  if (sink !== undefined) sink(toast);
  else {
    waiting.push(toast);
    onFirst?.();
  }
}

/**
 * Passes waiting messages, and all that follow, to what shows them. @returns how to disconnect it.
 */
export function connectToaster(show: Sink): () => void {
  sink = show;
  for (const toast of waiting) show(toast);
  waiting = [];
  return () => {
    if (sink === show) sink = undefined;
  };
}

/** Notifies the shell when the first toast needs the toaster. */
export function whenToasterIsWanted(listener: () => void): () => void {
  onFirst = listener;
  if (waiting.length > 0) listener();
  return () => {
    onFirst = undefined;
  };
}
