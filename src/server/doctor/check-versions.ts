import { DatabaseSync } from "node:sqlite";
import { ownVersion } from "../lib/own-version.ts";
import { StartupError } from "../lib/startup-error.ts";
import { assertSafeVersion } from "../store/sql/sqlite/sqlite-database.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const OLDEST_NODE = 24;
const { ok, problem } = findingsAbout("versions");

export function checkVersions(): Finding {
  const { node, sqlite } = process.versions;
  if (Number.parseInt(node, 10) < OLDEST_NODE) {
    return problem(`Node ${node} is too old. Install Node ${OLDEST_NODE} or newer.`);
  }
  const memory = new DatabaseSync(":memory:");
  try {
    assertSafeVersion(memory);
    return ok(`Tripwright ${ownVersion()}, Node ${node}, SQLite ${sqlite}.`);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return problem(error.message);
  } finally {
    memory.close();
  }
}
