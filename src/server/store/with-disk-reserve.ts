import type { DiskReserve } from "./disk-reserve.ts";
import { isStorageFull } from "./is-storage-full.ts";
import type { SqliteDatabase } from "./sql/sqlite-database.ts";
import { StorageFull } from "./storage-full.ts";

/** A database that can still free room and end rights when its disk is full. */
export type ReservedDatabase = SqliteDatabase & {
  /**
   * Runs a write that frees room or ends a right, such as deleting a trip or signing out. On a full
   * disk the reserve is given up for it; from then on every other write is refused with `StorageFull`
   * until the disk has room for the reserve again.
   */
  freeing<T>(work: () => T): T;
};

export function withDiskReserve(database: SqliteDatabase, reserve: DiskReserve): ReservedDatabase {
  let isFreeing = false;

  /** What was given up may only be used to free more, so that the next who deletes finds room, too. */
  function assertRoom(): void {
    if (!isFreeing && !reserve.take()) throw new StorageFull("the disk has no room left");
  }

  /** The log takes as much room as all that was written since it was last put away. */
  function regainRoom(): void {
    try {
      database.get("PRAGMA wal_checkpoint(TRUNCATE)");
      reserve.take();
    } catch {
      // The next write tries again; this one was made.
    }
  }

  return {
    ...database,
    run(sql, ...values) {
      assertRoom();
      return database.run(sql, ...values);
    },
    transaction(work) {
      assertRoom();
      return database.transaction(work);
    },
    freeing(work) {
      isFreeing = true;
      try {
        const result = withRoom(work);
        if (!reserve.take()) regainRoom();
        return result;
      } finally {
        isFreeing = false;
      }
    },
  };

  function withRoom<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isStorageFull(error) || !reserve.giveUp()) throw error;
      return work();
    }
  }
}
