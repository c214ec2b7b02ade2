/**
 * Ctrl or Cmd with Z undoes, with Shift and Z or with Y redoes, anywhere on the page but in a field or a dialog.
 *
 * @returns how to stop.
 */
export function connectUndoKeys(keys: { undo: () => void; redo: () => void }): () => void {
  function onKey(event: KeyboardEvent): void {
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && !event.defaultPrevented;
    const key = event.key.toLowerCase();
    if (!isOurs || !["z", "y"].includes(key) || isTakenBy(event.target)) return;
    event.preventDefault();
    if (key === "z" && !event.shiftKey) keys.undo();
    else keys.redo();
  }
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** A field has an undo of its own, and a dialog covers the trip. */
function isTakenBy(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest("input:not([type=checkbox]), textarea, select, [contenteditable], dialog") !==
    null
  );
}
