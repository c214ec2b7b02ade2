import { useEffect, useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import { showToast } from "../lib/toast.ts";
import { shellWords } from "../messages/shell-words.ts";
import { openOfflineLibrary } from "../offline/offline-library.ts";
import type { PendingWrite } from "../offline/store/offline-store.ts";
import type { UndecidedWrite } from "./undecided-write.ts";

const DecisionPanel = lazyPart(async () => (await import("./decision-panel.tsx")).DecisionPanel);

/** Changes that the traveller has to decide about. They are on every screen, as the trip of one may be deleted. */
export function UndecidedWrites() {
  const writes = useUndecidedWrites();
  return writes.length === 0 ? null : <DecisionPanel writes={writes} />;
}

/** The undecided writes that were announced already; undefined until they are first read. */
let announced: ReadonlySet<number> | undefined;

/**
 * Announces each undecided write once. One that was made before this page was opened stands in the panel
 * from the beginning and is not announced; one made since then is, however late the panel is mounted.
 */
function announce(undecided: readonly UndecidedWrite[]): void {
  announced ??= new Set(
    undecided.filter(({ atMs }) => atMs < performance.timeOrigin).map(({ seq }) => seq),
  );
  const isNew = undecided.some(({ seq }) => announced?.has(seq) === false);
  announced = new Set(undecided.map(({ seq }) => seq));
  // The panel is at the top of the page, and the traveller may have scrolled far down.
  if (isNew) showToast(shellWords.decisionWanted, "error");
}

function useUndecidedWrites(): readonly UndecidedWrite[] {
  const [writes, setWrites] = useState<readonly UndecidedWrite[]>([]);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    async function begin(): Promise<void> {
      const library = await openOfflineLibrary();
      async function read(): Promise<void> {
        const undecided = (await library.store.pending()).filter(isUndecided);
        if (isGone) return;
        setWrites(undecided);
        announce(undecided);
      }
      if (isGone) return;
      stop = library.subscribe(() => void read());
      await read();
    }
    begin().catch((error: unknown) => console.warn("changes can't be looked up", error));
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return writes;
}

function isUndecided(write: PendingWrite): write is UndecidedWrite {
  return write.problem !== undefined;
}
