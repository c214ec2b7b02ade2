import { mkdtemp, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { freeBytes, MIN_FREE_BYTES } from "../lib/free-space.ts";
import { StartupError } from "../lib/startup-error.ts";
import { openSqliteDatabase } from "../store/sql/sqlite/sqlite-database.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const ROOMY_BYTES = 1024 * 1024 * 1024;
/** Permissions of anyone but the owner. */
const OTHERS = 0o077;
const PRAGMAS = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"] as const;

const folder = findingsAbout("data folder");
const disk = findingsAbout("disk");
const pragmas = findingsAbout("pragmas");

/** The folder of the embedded store: whether a database can live there. Nothing in it is touched. */
export async function checkDataFolder(dataDir: string): Promise<Finding[]> {
  const stats = await stat(dataDir).catch((error: NodeJS.ErrnoException) => error.code ?? "?");
  if (stats === "ENOENT") {
    const parent = await nearestFolder(dataDir);
    return [
      folder.ok(`${dataDir} isn't there yet; the first start makes it.`),
      judgeFreeSpace(await freeBytes(parent), parent),
    ];
  }
  if (typeof stats === "string") return [notUsable(dataDir, stats)];
  if (!stats.isDirectory()) return [notUsable(dataDir, "it is a file")];
  return [
    ...(await tryDatabase(dataDir)),
    ...(stats.mode & OTHERS
      ? [
          folder.warning(
            `Others on this machine may look into ${dataDir}. Run: chmod 700 ${dataDir}`,
          ),
        ]
      : []),
    judgeFreeSpace(await freeBytes(dataDir), dataDir),
  ];
}

/** Judges the free space. */
export function judgeFreeSpace(bytes: number, dataDir: string): Finding {
  const room = `${Math.floor(bytes / (1024 * 1024))} MB are free where ${dataDir} is`;
  if (bytes < MIN_FREE_BYTES) {
    return disk.problem(`${room}: nothing more can be saved safely. Make room.`);
  }
  if (bytes < ROOMY_BYTES) return disk.warning(`${room}. Make room before it is used up.`);
  return disk.ok(`${room}.`);
}

/** A database of our own beside the real one shows what SQLite can do on this disk. */
async function tryDatabase(dataDir: string): Promise<Finding[]> {
  let own: string | undefined;
  try {
    own = await mkdtemp(join(dataDir, ".doctor-"));
    const database = openSqliteDatabase(join(own, "tried.sqlite"), []);
    const said = PRAGMAS.map((name) => {
      const row = database.get(`PRAGMA ${name}`) ?? {};
      return `${name}=${Object.values(row)[0]}`;
    });
    database.close();
    return [
      folder.ok(`${dataDir} can be written to.`),
      pragmas.ok(`SQLite on this disk says ${said.join(", ")}.`),
    ];
  } catch (error) {
    if (error instanceof StartupError) return [folder.problem(error.message)];
    return [notUsable(dataDir, (error as NodeJS.ErrnoException).code ?? "it fails")];
  } finally {
    if (own !== undefined) await rm(own, { recursive: true, force: true });
  }
}

function notUsable(dataDir: string, why: string): Finding {
  return folder.problem(
    `The data folder ${dataDir} can't be written to (${why}). Make it a folder writable for user ${process.getuid?.() ?? "running this"}, or set DATA_DIR to another.`,
  );
}

async function nearestFolder(path: string): Promise<string> {
  const parent = dirname(path);
  const found = await stat(parent).catch(() => undefined);
  return found?.isDirectory() || parent === path ? parent : nearestFolder(parent);
}
