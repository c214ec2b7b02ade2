import { newestOf, POSTGRES_MIGRATIONS } from "../store/sql/migrations.ts";
import { inspectPostgres, type PostgresFacts } from "../store/sql/postgres/inspect-postgres.ts";
import { type Finding, findingsAbout } from "./finding.ts";

/** Leases are judged by each server's own clock (docs/operating.md). */
const CLOCK_PROBLEM_MS = 5_000;
const CLOCK_WARN_MS = 2_000;

const store = findingsAbout("store");
const clock = findingsAbout("database clock");

export async function checkPostgres(url: string): Promise<Finding[]> {
  const facts = await inspectPostgres(url);
  if (typeof facts === "string") return [store.problem(facts)];
  return [judgeStore(facts), judgeClock(facts.leadMs)];
}

function judgeStore(facts: PostgresFacts): Finding {
  const { name, serverVersion, readsOnly, schemaVersion, mayCreate, mayWrite } = facts;
  const newest = newestOf(POSTGRES_MIGRATIONS);
  const who = `The database ${name} (PostgreSQL ${serverVersion})`;
  if (readsOnly) {
    return store.problem(`${who} only reads. Name the server that writes in DATABASE_URL.`);
  }
  if (!mayCreate && (schemaVersion ?? 0) < newest) {
    return store.problem(
      `${who} lets the user of DATABASE_URL make no tables. Make that user its owner.`,
    );
  }
  if (!mayWrite) {
    return store.problem(
      `${who} lets the user of DATABASE_URL not write into its tables. Make that user their owner.`,
    );
  }
  if (schemaVersion === undefined) {
    return store.ok(`${who} answers; the first start makes the tables.`);
  }
  if (schemaVersion > newest) {
    return store.problem(
      `${who} is at version ${schemaVersion}, but this Tripwright knows versions up to ${newest}. Install the newer Tripwright that wrote it.`,
    );
  }
  if (schemaVersion < newest) {
    return store.warning(
      `${who} is at version ${schemaVersion}; the next start brings it to ${newest}, and an older Tripwright can't use it after that. Back it up first.`,
    );
  }
  return store.ok(`${who} answers, at version ${schemaVersion}.`);
}

/** Judges the difference of the two clocks. */
export function judgeClock(leadMs: number): Finding {
  const seconds = (Math.abs(leadMs) / 1000).toFixed(1);
  const where = `This machine's clock is ${seconds} s ${leadMs > 0 ? "behind" : "ahead of"} the database's`;
  const advice = "Let NTP set both.";
  if (Math.abs(leadMs) > CLOCK_PROBLEM_MS) {
    return clock.problem(`${where}: servers would take over one another's plans. ${advice}`);
  }
  if (Math.abs(leadMs) > CLOCK_WARN_MS) {
    return clock.warning(`${where}; 5 s would be too much. ${advice}`);
  }
  return clock.ok(`${where}.`);
}
