import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { nameOfPostgresUrl } from "../../../config/postgres-url.ts";
import { ownVersion } from "../../../lib/own-version.ts";
import { StartupError } from "../../../lib/startup-error.ts";
import { newerThan } from "../../newer-program.ts";
import { type Migration, newestOf, POSTGRES_MIGRATIONS } from "../migrations.ts";
import { type SqlQueries, schemaVersion } from "../sql-database.ts";
import { queriesOn } from "./postgres-database.ts";
import { isInTheWay, sqlState } from "./postgres-error.ts";

const CONNECT_MS = 10_000;
const MAX_TRIES = 20;
const PAUSE_MS = 100;
/** Node's codes of a certificate that proves nothing, or another name. */
const UNTRUSTED =
  /^(?:ERR_TLS_|CERT_|DEPTH_ZERO_|(?:SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY|DECRYPT|DECODE))_)/;
/** Errors where two processes create the same table at once: the table exists, or its name does. */
const THERE_ALREADY = new Set(["42P07", "23505", "42710"]);
/** The row that a migration locks; as a version it is below every other. */
const LOCK_VERSION = 0;

/**
 * Brings the database's schema to the newest version, each step in one transaction. Any number of
 * processes may do so at once: the steps are made once, in order.
 *
 * @throws StartupError with one sentence for the operator when the database can't be reached, refuses
 *   us, or was brought further by a newer Tripwright.
 */
export async function migratePostgres(
  url: string,
  migrations: readonly Migration[] = POSTGRES_MIGRATIONS,
): Promise<void> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({
      connectionString: url,
      application_name: "tripwright",
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    // The caller that waits for an answer gets the same error.
    client.on("error", () => undefined);
    await client.connect();
    const queries = queriesOn(client);
    await inTurn(queries, () => createMigrations(queries));
    const step = await queries.get("SELECT * FROM migrations ORDER BY version DESC LIMIT 1");
    const newer = newerThan(step, newestOf(migrations));
    if (newer !== undefined) {
      throw new StartupError(`The database ${nameOfPostgresUrl(url)} ${newer}`);
    }
    for (const migration of migrations) {
      await inTurn(queries, () => apply(queries, migration));
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(refusal(error, url), { cause: error });
  } finally {
    await client?.end().catch(() => undefined);
  }
}

async function createMigrations(queries: SqlQueries): Promise<void> {
  await queries.run(
    `CREATE TABLE IF NOT EXISTS migrations (
       version BIGINT PRIMARY KEY,
       program TEXT NOT NULL,
       applied_at_ms BIGINT NOT NULL
     )`,
  );
  await queries.run(
    `INSERT INTO migrations (version, program, applied_at_ms) VALUES ($1, '', $2)
     ON CONFLICT (version) DO NOTHING`,
    LOCK_VERSION,
    Date.now(),
  );
}

async function apply(queries: SqlQueries, { version, sql }: Migration): Promise<void> {
  await queries.run("BEGIN");
  try {
    await queries.run("SELECT version FROM migrations WHERE version = $1 FOR UPDATE", LOCK_VERSION);
    // Read inside the lock: another process may have applied it in the meantime.
    if (version > (await schemaVersion(queries))) {
      await queries.run(sql);
      await queries.run(
        "INSERT INTO migrations (version, program, applied_at_ms) VALUES ($1, $2, $3)",
        version,
        ownVersion(),
        Date.now(),
      );
    }
    await queries.run("COMMIT");
  } catch (error) {
    await queries.run("ROLLBACK");
    throw error;
  }
}

/** Tries again what another process stood in the way of. */
async function inTurn(queries: SqlQueries, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isOthers = isInTheWay(error) || THERE_ALREADY.has(sqlState(error) ?? "");
      if (!isOthers || tries === MAX_TRIES) throw error;
    }
    await wait(PAUSE_MS);
    await queries.get("SELECT 1 AS here");
  }
}

/** Why PostgreSQL can't be used, in a sentence for the operator, without the password. */
export function refusal(error: unknown, url: string): string {
  const code = sqlState(error);
  const name = nameOfPostgresUrl(url);
  if (code !== undefined && UNTRUSTED.test(code)) {
    return `The certificate of the database ${name} isn't trusted from here (${code}). Name its authority's file as sslrootcert in DATABASE_URL, or give it a certificate for that name.`;
  }
  if (error instanceof Error && error.message.includes("does not support SSL")) {
    return `The database ${name} has no TLS, which DATABASE_URL asks for. Switch it on there, or take sslmode out of DATABASE_URL.`;
  }
  switch (code) {
    case "28P01":
    case "28000":
      return `The database ${name} refuses the user or the password. Correct them in DATABASE_URL.`;
    case "3D000":
      return `There is no database ${name}. Create it, or correct its name in DATABASE_URL.`;
    case "42501":
      return `The user of DATABASE_URL may not make tables in the database ${name}. Make that user its owner.`;
    default:
      return error instanceof pg.DatabaseError
        ? `The database ${name} can't be used (${code}: ${error.message}). Fix it, or DATABASE_URL.`
        : `The database ${name} doesn't answer (${code ?? "no connection in time"}). Start its server, or correct DATABASE_URL.`;
  }
}
