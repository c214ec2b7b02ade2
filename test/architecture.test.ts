import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { API_PATHS } from "../src/domain/wire.ts";
import { GUIDE_CITIES } from "../src/guide/guide-cities.ts";
import { CONFIG_VARIABLES } from "../src/server/config/config.ts";
import { paths } from "../src/web/lib/paths.ts";

const ROOT = resolve(import.meta.dirname, "..");
const SOURCES = join(ROOT, "src");

/** Who may import whom. First match wins, so the narrow layers come first. */
const LAYERS: ReadonlyArray<readonly [layer: string, mayImport: readonly string[]]> = [
  ["domain", ["domain"]],
  ["guide", ["domain", "guide"]],
  ["server", ["domain", "guide", "server"]],
  ["web/ui", ["domain", "web/ui"]],
  ["web/lib", ["domain", "web/lib"]],
  ["web/offline", ["domain", "web/lib", "web/offline"]],
  ["web/analytics", ["domain", "web/ui", "web/lib", "web/analytics"]],
  ["web/features", ["domain", "web/ui", "web/lib", "web/offline", "web/analytics"]],
  ["web", ["domain", "web"]],
];

const RELATIVE_IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']+)["']/g;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const featureOf = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1];

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.tsx?$/.test(path),
  );
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCES, file), "utf8");
  return [...text.matchAll(RELATIVE_IMPORT)].map(([, specifier = ""]) =>
    relative(SOURCES, resolve(SOURCES, dirname(file), specifier)),
  );
}

function isAllowed(file: string, target: string): boolean {
  if (isTest(file) && target.startsWith("../test/support/")) return true;
  const feature = featureOf(file);
  if (feature !== undefined && feature === featureOf(target)) return true;
  const layer = LAYERS.find(([name]) => file.startsWith(`${name}/`));
  return layer?.[1].some((name) => target.startsWith(`${name}/`)) ?? false;
}

test("every import stays inside its layer", () => {
  const broken = sourceFiles().flatMap((file) =>
    importsOf(file)
      .filter((target) => !isAllowed(file, target))
      .map((target) => `${file} -> ${target}`),
  );
  expect(broken).toEqual([]);
});

test("the layer check looks at real files and can fail", () => {
  expect(sourceFiles().length).toBeGreaterThan(50);
  expect(isAllowed("web/main.tsx", "server/config/config.ts")).toBe(false);
  expect(isAllowed("web/main.tsx", "guide/guide-cities.ts")).toBe(false);
  expect(isAllowed("domain/trip/trip.ts", "guide/guide-city.ts")).toBe(false);
  expect(isAllowed("web/ui/picture.tsx", "web/lib/profile.ts")).toBe(false);
  expect(isAllowed("web/features/my-trips/row.tsx", "web/features/view-trip/trip-hero.tsx")).toBe(
    false,
  );
});

test("every variable the server reads is in .env.example, and no other", () => {
  const named = [...readRoot(".env.example").matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.filter((name) => !name?.endsWith("_FILE")).sort()).toEqual(
    [...CONFIG_VARIABLES].sort(),
  );
});

test("every path of the contract is served", () => {
  const server = sourceFiles()
    .filter((file) => file.startsWith("server/") && file.endsWith("-routes.ts"))
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .join("\n");
  for (const name of Object.keys(API_PATHS)) expect(server).toContain(`API_PATHS.${name}`);
});

test("every address the pages link to has a screen", () => {
  const routes = [...readRoot("src/web/routes.tsx").matchAll(/path="([^"]+)"/g)].map(
    ([, path = ""]) => new RegExp(`^${path.replace("*", "\\*").replace(/:\w+/g, "[^/]+")}$`),
  );
  const addresses = Object.values(paths).map((path) =>
    typeof path === "string" ? path : path("1700000000000"),
  );
  for (const address of addresses) {
    expect(routes.filter((route) => route.test(address))).toHaveLength(1);
  }
});

test("no source file has grown past 300 lines", () => {
  const grown = sourceFiles()
    .filter((file) => !file.startsWith("guide/cities/") && file !== "guide/gazetteer.ts")
    .filter((file) => readFileSync(join(SOURCES, file), "utf8").split("\n").length > 301);
  expect(grown).toEqual([]);
});

test("every city that has a file is in the guide's list", () => {
  const files = readdirSync(join(SOURCES, "guide/cities"));
  expect(GUIDE_CITIES.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted());
});

test("only the configuration reads the environment", () => {
  const readers = sourceFiles().filter((file) =>
    readFileSync(join(SOURCES, file), "utf8").includes("process.env"),
  );
  expect(readers).toEqual(["server/config/config.ts"]);
});

test("what the documents name exists", () => {
  const scripts = Object.keys(JSON.parse(readRoot("package.json")).scripts);
  const documents = [
    "README.md",
    "CONTRIBUTING.md",
    ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" }).map((file) =>
      join("docs", file),
    ),
  ].filter((file) => file.endsWith(".md"));
  const missing: string[] = [];
  for (const document of documents) {
    const text = readRoot(document);
    for (const [, name = ""] of text.matchAll(
      /(?:`|^ {4})npm (?:run )?([a-z]+(?:[:-][a-z]+)*)/gm,
    )) {
      const isNpms = ["ci", "install", "sbom", "view"].includes(name);
      if (!isNpms && !scripts.includes(name)) missing.push(`${document}: npm ${name}`);
    }
    for (const [, path = ""] of text.matchAll(/`((?:src|test|docs|scripts|bench)\/[\w./-]+)`/g)) {
      if (!existsSync(join(ROOT, path))) missing.push(`${document}: ${path}`);
    }
    for (const [, path = ""] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      if (!existsSync(join(ROOT, dirname(document), path))) missing.push(`${document}: ${path}`);
    }
  }
  expect(missing).toEqual([]);
});

function readRoot(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}
