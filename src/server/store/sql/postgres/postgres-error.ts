import pg from "pg";
import { StorageDamaged, StorageUnreachable } from "../../storage-error.ts";

/** PostgreSQL's codes of trouble that is not the statement's and passes: by class, or in full. */
const PASSING = [
  // Connections that fail, and sessions that are ended: a server that stops, starts, or fails over.
  /^08/,
  /^57P/,
  // Too many connections, or too little memory for one more.
  /^53[023]00$/,
  // A statement, or a transaction between two, that took longer than it may.
  "57014",
  "25P03",
  "25P04",
  // A server that only reads, as one does while another takes its place.
  "25006",
  // Transactions that stood in one another's way again and again.
  "40001",
  "40P01",
];
/** A page or an index that the server finds damaged; and a table, or all of the database, that is gone. */
const DAMAGED = new Set(["XX001", "XX002", "42P01", "3D000"]);
const IN_THE_WAY = new Set(["40001", "40P01"]);

/** The error that the caller of a failed query or connection gets. */
export function asStoreError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const code = error.code ?? "";
    if (DAMAGED.has(code))
      return new StorageDamaged("the database is damaged or gone", { cause: error });
    const isPassing = PASSING.some((one) =>
      typeof one === "string" ? one === code : one.test(code),
    );
    return isPassing ? unreachable(error) : error;
  }
  // An error that is neither the server's answer nor a mistake in our own code is the connection's.
  return error instanceof TypeError || error instanceof RangeError ? error : unreachable(error);
}

/** Whether a transaction was rolled back for another's sake, so that it can be run again. */
export function isInTheWay(error: unknown): boolean {
  return error instanceof StorageUnreachable && IN_THE_WAY.has(sqlState(error) ?? "");
}

/** Whether the connection it came over is of no more use, or may not be. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof StorageUnreachable && !isInTheWay(error);
}

/** The code that PostgreSQL, or the network, gave. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StorageUnreachable || error instanceof StorageDamaged) {
    return sqlState(error.cause);
  }
  const { code } = error as Error & { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

function unreachable(cause: unknown): StorageUnreachable {
  return new StorageUnreachable("the database doesn't answer", { cause });
}
