import { useCallback, useEffect, useState } from "react";
import { keptFileType, TELLING_BYTES } from "../../../../../domain/files/kept-file-type.ts";
import { LIMITS, oneLine } from "../../../../../domain/limits.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";
import type { KeptFile } from "../../../../offline/store/offline-store.ts";
import { openOfflineStore } from "../../../../offline/store/open-offline-store.ts";

/** Why a file isn't kept. */
export type FileProblem = "type" | "size" | "full" | "failed";

type OwnFiles = {
  readonly files: readonly KeptFile[];
  /** Undefined where the browser has no storage that lasts. */
  readonly add?: ((chosen: readonly File[]) => Promise<FileProblem | undefined>) | undefined;
  readonly remove: (id: string) => Promise<void>;
};

/** Each list of files on the page reads its own again after a change. */
const readers = new Set<() => void>();

/** The files that this device keeps with a place, a day or a booking of a trip. */
export function useOwnFiles(tripId: string, partId: string): OwnFiles {
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    let isGone = false;
    const read = () =>
      void openOfflineStore().then(async (store) => {
        const kept = await store.files(tripId);
        if (isGone) return;
        setLasts(store.kind === "indexed-db");
        setFiles(kept.filter((file) => file.partId === partId));
      });
    readers.add(read);
    read();
    return () => {
      isGone = true;
      readers.delete(read);
    };
  }, [tripId, partId]);
  const add = useCallback(
    (chosen: readonly File[]) => keepOwnFiles(chosen, tripId, partId),
    [tripId, partId],
  );
  const remove = useCallback(
    async (id: string) => {
      await (await openOfflineStore()).removeFile(tripId, id);
      for (const read of readers) read();
    },
    [tripId],
  );
  return { files, add: lasts ? add : undefined, remove };
}

/** Keeps files with a place, a day or a booking. @returns why the last of those that aren't kept is not. */
export async function keepOwnFiles(
  chosen: readonly File[],
  tripId: string,
  partId: string,
): Promise<FileProblem | undefined> {
  let problem: FileProblem | undefined;
  for (const file of chosen) problem = (await keep(file, tripId, partId)) ?? problem;
  for (const read of readers) read();
  return problem;
}

async function keep(file: File, tripId: string, partId: string): Promise<FileProblem | undefined> {
  if (file.size > LIMITS.keptFile.bytes) return "size";
  const start = new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer());
  const type = keptFileType(start);
  if (type === undefined) return "type";
  // Else the browser may throw away what it keeps for us when its disk fills up.
  await navigator.storage?.persist?.().catch(() => false);
  const store = await openOfflineStore();
  const outcome = await store.addFile({
    id: newPartId(),
    tripId,
    partId,
    name: oneLine(file.name || type).slice(0, LIMITS.keptFile.name),
    // Its type is what we found, not what its name says.
    file: new Blob([file], { type }),
  });
  return outcome === "kept" ? undefined : outcome;
}
