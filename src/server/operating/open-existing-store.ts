import { existsSync } from "node:fs";
import type { DatabaseConfig } from "../config/read-database.ts";
import { StartupError } from "../lib/startup-error.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";

/** Opens a store that must be there already. @throws StartupError when it is not, or can't be used. */
export async function openExistingStore(database: DatabaseConfig): Promise<Store> {
  if (database.kind === "sqlite" && !existsSync(database.path)) {
    throw new StartupError(
      `There is no database ${database.path}. Set DATA_DIR to its folder, or DATABASE_URL.`,
    );
  }
  return openStore(database);
}
