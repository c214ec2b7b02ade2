import { statfs } from "node:fs/promises";

/** Below this a write-ahead log may find no room, so the server reports it before that happens. */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** The free space of the disk that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
