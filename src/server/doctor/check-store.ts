import type { Config } from "../config/config.ts";
import { checkDataFolder } from "./check-data-folder.ts";
import { checkPostgres } from "./check-postgres.ts";
import { checkSqlite } from "./check-sqlite.ts";
import type { Finding } from "./finding.ts";

/** Where everything is kept: whether it is there, whole, and of this version. */
export async function checkStore({ database, dataDir }: Config): Promise<Finding[]> {
  switch (database.kind) {
    case "sqlite": {
      const found = await checkDataFolder(dataDir);
      return [...found, checkSqlite(database.path)];
    }
    case "postgres":
      return checkPostgres(database.url);
    case "firestore": {
      // Google's libraries are large, so they are loaded only here.
      const { checkFirestore } = await import("./check-firestore.ts");
      return [await checkFirestore(database)];
    }
  }
}
