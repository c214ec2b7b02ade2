/** SQLITE_CONSTRAINT_FOREIGNKEY. */
const SQLITE_FOREIGN_KEY = 787;
/** PostgreSQL's foreign_key_violation. */
const POSTGRES_FOREIGN_KEY = "23503";

/** Whether an error of a store says that what was written refers to something that isn't there. */
export function isDangling(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  return errcode === SQLITE_FOREIGN_KEY || code === POSTGRES_FOREIGN_KEY;
}
