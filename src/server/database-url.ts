import type { DatabaseConfig } from "./config.ts";
import { problemsOfPostgresUrl } from "./postgres-url.ts";

/** The database that a DATABASE_URL names, and what is wrong with it, told without the password in it. */
export function readDatabaseUrl(url: string): {
  readonly database: DatabaseConfig;
  readonly problems: readonly string[];
} {
  return { database: { kind: "postgres", url }, problems: problemsOfPostgresUrl(url) };
}

/** A database as one may write it down: without the user and the password. */
export function nameOfDatabase(database: DatabaseConfig): string {
  switch (database.kind) {
    case "sqlite":
      return database.path;
    case "postgres": {
      const { host, pathname } = new URL(database.url);
      return `postgres://${host}${pathname}`;
    }
  }
}
