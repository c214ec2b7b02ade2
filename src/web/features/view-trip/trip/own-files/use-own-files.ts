import { useCallback, useEffect, useState } from "react";
import { keptFileType, TELLING_BYTES } from "../../../../../domain/files/kept-file-type.ts";
import { LIMITS, oneLine } from "../../../../../domain/limits.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";
import type { KeptFile } from "../../../../offline/store/offline-store.ts";
import { openOfflineStore } from "../../../../offline/store/open-offline-store.ts";

/** Why a file isn't kept, or can't be had. */
export type FileProblem = "type" | "size" | "full" | "failed" | "away";

/** Most trips have no file in an account. */
const account = () => import("./account-files.ts");

/** Each list of files on the page reads its own again after a change. */
const readers = new Set<() => void>();
/** Of the trips whose accounts were asked: whether theirs takes files. */
const asked = new Map<string, Promise<boolean | undefined>>();

/** Asks once for all lists of a page; where nobody could say, the next list asks again. */
function askAccount(tripId: string): Promise<boolean | undefined> {
  const known = asked.get(tripId);
  if (known !== undefined) return known;
  const answer = openOfflineStore().then(async (store) => {
    const takes = await (await account()).followAccount(store, tripId);
    if (takes === undefined) asked.delete(tripId);
    else readAgain();
    return takes;
  });
  asked.set(tripId, answer);
  return answer;
}

/**
 * The files that this device and the account keep with a place, a day or a booking of a trip. `add` is undefined where the
 * browser has no storage that lasts, `change` where no account takes any.
 */
export function useOwnFiles(tripId: string, partId: string) {
  const [files, setFiles] = useState<readonly KeptFile[]>([]);
  const [lasts, setLasts] = useState(false);
  const [takes, setTakes] = useState(false);
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
    void askAccount(tripId).then((answer) => {
      if (!isGone) setTakes(answer === true);
    });
    return () => {
      isGone = true;
      readers.delete(read);
    };
  }, [tripId, partId]);
  const add = useCallback(
    (chosen: readonly File[]) => keepOwnFiles(chosen, tripId, partId),
    [tripId, partId],
  );
  return { files, add: lasts ? add : undefined, remove, change: takes ? change : undefined, fetch };
}

function readAgain(): void {
  for (const read of readers) read();
}

/** From here, and from the account. @returns why not, in words. */
async function remove(file: KeptFile): Promise<string | undefined> {
  const problem =
    file.isInAccount === true ? await (await account()).takeFromAccount(file) : undefined;
  if (problem === undefined) {
    await (await openOfflineStore()).removeFile(file.tripId, file.id);
    readAgain();
  }
  return problem;
}

/** Puts one into the account, or takes it out of there. @returns why not, in words. */
async function change(file: KeptFile): Promise<string | undefined> {
  const isInAccount = file.isInAccount === true;
  const { putIntoAccount, takeFromAccount } = await account();
  const problem = await (isInAccount ? takeFromAccount(file) : putIntoAccount(file));
  if (problem === undefined) {
    const store = await openOfflineStore();
    await store.addFile({ ...file, isInAccount: isInAccount ? undefined : true });
    readAgain();
  }
  return problem;
}

/** Fetches what only the account has. */
async function fetch(file: KeptFile): Promise<FileProblem | undefined> {
  const found = await (await account()).fetchFromAccount(file);
  if (found === undefined) return "away";
  const outcome = await (await openOfflineStore()).addFile({ ...file, file: found });
  readAgain();
  return outcome === "kept" ? undefined : outcome;
}

/** Keeps files with a place, a day or a booking. @returns why the last of those that aren't kept is not. */
export async function keepOwnFiles(
  chosen: readonly File[],
  tripId: string,
  partId: string,
): Promise<FileProblem | undefined> {
  let problem: FileProblem | undefined;
  for (const file of chosen) problem = (await keep(file, tripId, partId)) ?? problem;
  readAgain();
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
