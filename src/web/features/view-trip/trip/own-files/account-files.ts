import { keptFileType, TELLING_BYTES } from "../../../../../domain/files/kept-file-type.ts";
import { tripFilesSchema } from "../../../../../domain/files/trip-files.ts";
import { API_PATHS, PERSON_HEADER, pathWithId } from "../../../../../domain/wire.ts";
import { callApi } from "../../../../lib/api-client.ts";
import { tabOwner } from "../../../../lib/tab-owner.ts";
import type { KeptFile, OfflineStore } from "../../../../offline/store/offline-store.ts";

/** As long as the server takes a request: ten megabytes on a slow line. */
const FILE_DEADLINE_MS = 30_000;

const filePath = ({ tripId, id }: Pick<KeptFile, "tripId" | "id">) =>
  pathWithId(API_PATHS.tripFile, tripId).replace(":file", id);

/**
 * Brings what the account keeps with a trip into this device's list, without the contents. What the account has no more stays
 * where this device has it: a server that was put back from a backup takes no ticket away.
 *
 * @returns whether the account takes files of this trip; undefined where nobody could say.
 */
export async function followAccount(
  store: OfflineStore,
  tripId: string,
): Promise<boolean | undefined> {
  const answer = await callApi(pathWithId(API_PATHS.tripFiles, tripId), {
    schema: tripFilesSchema,
  });
  if (!answer.ok) return undefined;
  const { files, mostBytes } = answer.value;
  const kept = new Map((await store.files(tripId)).map((file) => [file.id, file]));
  const theirs = new Set(files.map(({ id }) => id));
  for (const { id, partId, name } of files) {
    const here = kept.get(id);
    if (here?.isInAccount === true) continue;
    await store.addFile({ ...{ id, tripId, partId, name }, file: here?.file, isInAccount: true });
  }
  for (const file of kept.values()) {
    if (file.isInAccount !== true || theirs.has(file.id)) continue;
    if (file.file === undefined) await store.removeFile(tripId, file.id);
    else await store.addFile({ ...file, isInAccount: undefined });
  }
  return mostBytes > 0;
}

/** @returns why the account doesn't have it, in words; undefined where it does. */
export async function putIntoAccount(file: KeptFile): Promise<string | undefined> {
  if (file.file === undefined) return undefined;
  const query = new URLSearchParams({ part: file.partId, name: file.name });
  const answer = await callApi(`${filePath(file)}?${query}`, {
    method: "PUT",
    file: file.file,
    deadlineMs: FILE_DEADLINE_MS,
  });
  return answer.ok ? undefined : answer.problem.text;
}

/** @returns why the account may still have it, in words; undefined where it hasn't. */
export async function takeFromAccount(file: KeptFile): Promise<string | undefined> {
  const answer = await callApi(filePath(file), { method: "DELETE" });
  return answer.ok || answer.problem.code === "file_not_found" ? undefined : answer.problem.text;
}

/** The content that the account has of a file; undefined where it can't be had now, or is something else. */
export async function fetchFromAccount(file: KeptFile): Promise<Blob | undefined> {
  try {
    const person = tabOwner();
    const answer = await fetch(filePath(file), {
      headers: person === undefined ? {} : { [PERSON_HEADER]: encodeURIComponent(person) },
      signal: AbortSignal.timeout(FILE_DEADLINE_MS),
    });
    if (!answer.ok) return undefined;
    const blob = await answer.blob();
    const start = await blob.slice(0, TELLING_BYTES).arrayBuffer();
    const type = keptFileType(new Uint8Array(start));
    return type === undefined ? undefined : new Blob([blob], { type });
  } catch {
    return undefined;
  }
}
