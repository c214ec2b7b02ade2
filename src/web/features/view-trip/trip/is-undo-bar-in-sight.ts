/** Whether a change can be undone by a bar on the screen, so that no toast need offer it. */
export function isUndoBarInSight(): boolean {
  return [...document.querySelectorAll("[data-undo-bar]")].some((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return bar.checkVisibility() && top < innerHeight && bottom > 0;
  });
}
