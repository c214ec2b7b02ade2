import { randomBytes } from "node:crypto";
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/** Enough to delete the largest account: deleting writes little, as pages that become free are not written. */
const RESERVE_BYTES = 4 * 1024 * 1024;
const PIECE_BYTES = 1024 * 1024;
/** Taking the reserve must not be what fills the disk. */
const LEFT_BYTES = 1024 * 1024;
const NO_ROOM = new Set(["ENOSPC", "EDQUOT"]);

/** Room on the disk that is kept for what frees room. */
export type DiskReserve = {
  /** Takes the room if the disk has it, or finds it taken. @returns false: the disk has no room for it. */
  take(): boolean;
  /** Gives the room up. @returns whether there was any. */
  giveUp(): boolean;
};

/** A file of random bytes, which no file system can store in less room than it says. */
export function createDiskReserve(path: string): DiskReserve {
  let isHeld = statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES;

  function write(): void {
    const file = openSync(path, "w", 0o600);
    try {
      const piece = randomBytes(PIECE_BYTES);
      for (let bytes = 0; bytes < RESERVE_BYTES; bytes += PIECE_BYTES) {
        if (writeSync(file, piece) < PIECE_BYTES) {
          throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
        }
      }
    } finally {
      closeSync(file);
    }
  }

  return {
    take() {
      if (isHeld) return true;
      try {
        const { bavail, bsize } = statfsSync(dirname(path));
        if (bavail * bsize < RESERVE_BYTES + LEFT_BYTES) return false;
        write();
        isHeld = true;
        return true;
      } catch (error) {
        rmSync(path, { force: true });
        // Where it can't be made for another reason, the store does without it.
        return !NO_ROOM.has((error as NodeJS.ErrnoException).code ?? "");
      }
    },
    giveUp() {
      if (!isHeld) return false;
      isHeld = false;
      rmSync(path, { force: true });
      return true;
    },
  };
}
