/** A short message at the corner of the screen; the machinery loads with the first one. */
export type Toast = { readonly kind: "plain" | "error"; readonly text: string };

type Sink = (toast: Toast) => void;

let sink: Sink | undefined;
let waiting: Toast[] = [];
let onFirst: (() => void) | undefined;

/** Shows a toast; each says in the page what it says in the corner, so nothing is lost with it. */
export function showToast(text: string, kind: Toast["kind"] = "plain"): void {
  const toast = { kind, text };
  if (sink !== undefined) sink(toast);
  else {
    waiting.push(toast);
    onFirst?.();
  }
}

/** Hands the messages that wait, and all that follow, to what shows them. @returns disconnects it. */
export function connectToaster(show: Sink): () => void {
  sink = show;
  for (const toast of waiting) show(toast);
  waiting = [];
  return () => {
    if (sink === show) sink = undefined;
  };
}

/** Tells the shell when the first toast wants the toaster. */
export function whenToasterIsWanted(listener: () => void): () => void {
  onFirst = listener;
  if (waiting.length > 0) listener();
  return () => {
    onFirst = undefined;
  };
}
