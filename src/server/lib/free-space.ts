import { statfs } from "node:fs/promises";

/** Below this a WAL can no longer be trusted to find room, so we say so before it happens. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** What a disk has left for us, by a folder on it. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
