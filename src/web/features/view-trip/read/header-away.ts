/** Smaller moves are a finger that trembles. */
const MOVE_PX = 12;
/** A page that the traveller's finger or wheel has moved goes on by itself for a while. */
const OWN_MOVE_MS = 1_000;

/**
 * While the page is read downwards, a phone's header is away (`data-reads` on the root, for the style sheet), and it comes
 * back when the traveller scrolls up. What the page scrolls by itself brings nothing over what it scrolls to.
 */
export function watchReading(): () => void {
  const heard = new AbortController();
  const options = { signal: heard.signal, passive: true } as const;
  const root = document.documentElement;
  let turnPx = window.scrollY;
  let ownMoveMs = Number.NEGATIVE_INFINITY;
  const noteOwnMove = () => {
    ownMoveMs = performance.now();
  };
  addEventListener("touchmove", noteOwnMove, options);
  addEventListener("wheel", noteOwnMove, options);
  addEventListener(
    "scroll",
    () => {
      const topPx = window.scrollY;
      const isDown = topPx > turnPx;
      // Where a small move to and fro began, it is counted from.
      if (topPx > MOVE_PX && Math.abs(topPx - turnPx) < MOVE_PX) return;
      turnPx = topPx;
      const isOwn = performance.now() - ownMoveMs < OWN_MOVE_MS;
      const isEditing = document.querySelector("[data-edit-dock]") !== null;
      if (topPx <= MOVE_PX) delete root.dataset.reads;
      else if (isDown || isEditing) root.dataset.reads = "";
      else if (isOwn) delete root.dataset.reads;
    },
    options,
  );
  return () => {
    heard.abort();
    delete root.dataset.reads;
  };
}
