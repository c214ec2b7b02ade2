/** Dialogs over the page that are open, the uppermost last. */
let open: readonly HTMLDialogElement[] = [];
let isTraversing = false;
let isWatching = false;

/**
 * Opens a dialog as a step of the tab's history, so that Back closes it and stays on the page: on a phone by a
 * gesture, on a desktop by the browser's button, which no close watcher hears (decision 003).
 *
 * @returns what takes the step away, for a dialog that goes without having been closed.
 */
export function openDialog(dialog: HTMLDialogElement): () => void {
  if (!isWatching) addEventListener("popstate", follow);
  isWatching = true;
  dialog.showModal();
  open = [...open.filter((one) => one !== dialog), dialog];
  const leave = () => {
    open = open.filter((one) => one !== dialog);
    queueMicrotask(settle);
  };
  dialog.addEventListener("close", leave, { once: true });
  queueMicrotask(settle);
  return leave;
}

/** Whether the current entry of the history is a dialog's, in whose place whoever goes on from it goes. */
export function isDialogStep(): boolean {
  return stepsHere() > 0;
}

/** Longer than any browser takes to go back a step. */
const LEAVE_MS = 1_000;

/** Settles once closed dialogs have left the history: going back a step would stop a reload that is under way. */
export async function whenDialogsLeft(): Promise<void> {
  const untilMs = performance.now() + LEAVE_MS;
  do await new Promise((resolve) => setTimeout(resolve, 20));
  while (performance.now() < untilMs && (isTraversing || stepsHere() > open.length));
}

/** The traveller has gone back or forward, or we have. */
function follow(): void {
  // Of a step back of our own all that is to be closed is; what has opened meanwhile stays.
  const closed = isTraversing ? [] : open.slice(stepsHere());
  isTraversing = false;
  open = open.filter((dialog) => !closed.includes(dialog));
  for (const dialog of closed.toReversed()) dialog.close();
  settle();
}

/** As many steps as there are dialogs. One that closes while another opens leaves its step to that one. */
function settle(): void {
  if (isTraversing) return;
  open = open.filter((dialog) => dialog.isConnected && dialog.open);
  const steps = stepsHere();
  isTraversing = steps > open.length;
  if (isTraversing) history.go(open.length - steps);
  for (let step = steps + 1; step <= open.length; step += 1) {
    history.pushState({ ...history.state, dialogs: step }, "");
  }
}

function stepsHere(): number {
  return history.state?.dialogs ?? 0;
}
