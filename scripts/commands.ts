// The commands, once Node is new enough and the packages are installed.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DEV_API_PORT, DEV_URL } from "./dev-addresses.ts";
import { ensureChromium } from "./ensure-chromium.ts";

const BIN = "node_modules/.bin";
const BUILT = "dist/web/built";
const BUILT_GUIDE = "dist/guide/index.json";
/** Where Node keeps what it has compiled: the next start takes a third less time. */
const COMPILED = "node_modules/.cache/compiled";
/** Everything the guide is made of. */
const GUIDE_SOURCES = ["guide", "src/guide", "src/domain", "scripts/build-guide.ts"];
/** Everything the pages are made of. */
const WEB_SOURCES = [
  "src/web",
  "src/domain",
  // The example trip is planned while the pages are built.
  "guide",
  "src/guide",
  "scripts/draw-day.ts",
  "scripts/example-trip.ts",
  "scripts/make-example-trip.ts",
  "vite.config.ts",
  "package-lock.json",
];

/** Builds what is stale, then the server takes this process's place. */
async function start(): Promise<number> {
  buildIfStale();
  const main = "src/server/main.ts";
  const env = { NODE_COMPILE_CACHE: COMPILED, ...process.env };
  // This process is replaced: it holds no memory, and every signal reaches the server itself.
  process.execve?.(process.execPath, [process.execPath, main], env);
  return serve([main], env);
}

/** Vite serves the pages and changes them in place; the API behind it restarts when its source changes. */
async function dev(): Promise<number> {
  buildIfStale();
  const pages = spawn(join(BIN, "vite"), ["--clearScreen", "false"], { stdio: "inherit" });
  const status = await serve(["--watch", "src/server/main.ts"], {
    PORT: String(DEV_API_PORT),
    PUBLIC_URL: DEV_URL,
  });
  pages.kill();
  return status;
}

/** What the other checks and the tests find built. */
const GUIDE_CHECK: Check = ["guide", process.execPath, ["scripts/build-guide.ts"]];
const FORMAT = "format and lint";
const QUICK_CHECKS: readonly Check[] = [
  [FORMAT, join(BIN, "biome"), ["ci", "--error-on-warnings", "."]],
  ["types", join(BIN, "tsc"), ["-b"]],
  ["dead code", join(BIN, "knip"), []],
];
const BUILD_CHECK: Check = ["build", join(BIN, "vite"), ["build", "--logLevel", "warn"]];
/** The tests that start no server, no process and no browser. */
const UNIT_TESTS = ["--project=unit", "--project=web", "--exclude=test/*/**"];

/** The tests of what few changes touch, most of which start processes: `npm run test:all` runs them. */
const NIGHTLY_TESTS = [
  "test/http/operating/{account-command,doctor-address,doctor-store,exporting,outgoing,refused-imports}.test.ts",
  "test/http/serving/{two-processes,graceful-stop-postgres}.test.ts",
  "test/e2e/offline/street-map.test.ts",
  "test/e2e/sign-in/{analytics,sign-out-offline}.test.ts",
  "test/e2e/trips/{original-trips,visited}.test.ts",
  "test/e2e/screens/page-languages.test.ts",
  "test/plans/marked-wishes.test.ts",
];

type Check = readonly [name: string, program: string, args: readonly string[]];

/** The gate: every check there is, large repeats aside. */
async function test(args: readonly string[]): Promise<number> {
  return runAll([...NIGHTLY_TESTS.map((files) => `--exclude=${files}`), ...args]);
}

/** The gate at its full size, for each night. `test/support/nightly.ts` reads the variable. */
async function testAll(args: readonly string[]): Promise<number> {
  process.env.NIGHTLY = "1";
  return runAll(args);
}

async function runAll(testArgs: readonly string[]): Promise<number> {
  ensureChromium();
  return runChecks([BUILD_CHECK, ...QUICK_CHECKS], testArgs);
}

/** The quick tests, for every few minutes of work. */
async function check(args: readonly string[]): Promise<number> {
  return runChecks(QUICK_CHECKS, [...UNIT_TESTS, ...args]);
}

/** Runs the checks, all at once, then the tests; the last line says how many passed. */
async function runChecks(checks: readonly Check[], testArgs: readonly string[]): Promise<number> {
  const startedAtMs = performance.now();
  const checked = [await isMet(GUIDE_CHECK), ...(await Promise.all(checks.map(isMet)))];
  let passed = checked.filter((met) => met).length;
  let failed = checked.length - passed;
  const { runTests } = await import("./run-tests.ts");
  const tests = runTests("node_modules/.cache/test-results.json", [
    "--reporter=default",
    ...testArgs,
  ]);
  for (const name of tests.secondTries) say(`needed a second try: ${name}`);
  passed += tests.passed;
  failed += tests.failed;
  say(`took ${Math.round((performance.now() - startedAtMs) / 1000)} s`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Runs a check, and prints what it says in one piece once it is through. */
async function isMet([name, program, args]: Check): Promise<boolean> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const check = spawn(program, args, { env: { ...colours, ...process.env } });
  const said: Buffer[] = [];
  for (const stream of [check.stdout, check.stderr])
    stream.on("data", (chunk: Buffer) => said.push(chunk));
  const [status] = await once(check, "close");
  process.stdout.write(Buffer.concat(said));
  say(`${status === 0 ? "ok" : "FAILED"}: ${name}`);
  if (status !== 0 && name === FORMAT) say("`npm run format` writes what can be fixed by itself");
  return status === 0;
}

/** The tests of the files that are named, without the rest and without second tries. */
async function testOne(args: readonly string[]): Promise<number> {
  if (args.length === 0) {
    say("Name a file, or a part of its path: npm run test:one -- test/http/plans/trips.test.ts");
    return 1;
  }
  buildIfStale();
  ensureChromium();
  return (
    spawnSync(join(BIN, "vitest"), ["run", "--retry=0", ...args], { stdio: "inherit" }).status ?? 1
  );
}

/** Tests at the size of `test:all`, by the name that says what they measure. */
function atFullSize(...files: readonly string[]): Command {
  return (args) => {
    process.env.NIGHTLY = "1";
    return testOne([...files, ...args]);
  };
}

/** Writes the format, and what lint can fix safely. */
async function format(): Promise<number> {
  runHere(["scripts/format-guide.ts"]);
  return spawnSync(join(BIN, "biome"), ["check", "--write", "."], { stdio: "inherit" }).status ?? 1;
}

/** Those of bench/ that start the application. */
const NEED_PAGES = new Set(["start", "page", "edit", "http", "soak", "load"]);
const NEED_BROWSER = new Set(["page", "edit"]);

/** Measures one subject of bench/ and compares it with its budget. */
function bench(subject: string): Command {
  return async (args) => {
    buildGuideIfStale();
    if (NEED_PAGES.has(subject)) buildIfStale();
    if (NEED_BROWSER.has(subject)) ensureChromium();
    return runHere([`bench/${subject}.ts`, ...args]);
  };
}

/** Checks everything the server needs, and says what to fix. */
async function doctor(args: readonly string[]): Promise<number> {
  buildGuideIfStale();
  return runHere(["src/server/doctor/main.ts", ...args]);
}

/** A model, or places and photos, to try things with by hand. */
function standIn(file: string): Command {
  return () => {
    buildGuideIfStale();
    return serve([`stand-in/${file}.ts`]);
  };
}

/**
 * Commands that an operator runs while the server does; each runs to its end, or until it is
 * stopped.
 */
function operate(file: string): Command {
  return (args) => serve([`src/server/operating/${file}.ts`, ...args], {}, 1);
}

type Command = (args: readonly string[]) => Promise<number>;

/** The guide and the pages alone, for a server that something else starts. */
async function build(): Promise<number> {
  buildGuide();
  buildPages();
  return 0;
}

/** The guide alone. */
async function buildGuideAlone(): Promise<number> {
  buildGuide();
  return 0;
}

/** The scripts of package.json, by their names. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  start,
  build,
  "build:guide": buildGuideAlone,
  test,
  "test:one": testOne,
  "test:all": testAll,
  check,
  format,
  "check:city": async (args) => runHere(["scripts/check-city.ts", ...args]),
  dev,
  doctor,
  data: operate("data-main"),
  backup: operate("backup-main"),
  restore: operate("restore-main"),
  account: operate("account-main"),
  "open-data": (args) => {
    buildGuideIfStale();
    return operate("open-data-main")(args);
  },
  "bench:start": bench("start"),
  pictures: () => serve(["scripts/take-pictures.ts"], {}),
  "bench:page": bench("page"),
  "bench:edit": bench("edit"),
  "bench:http": bench("http"),
  "bench:load": bench("load"),
  "bench:plans": bench("plans"),
  "bench:digest": bench("digest"),
  "bench:faults": atFullSize("test/contract/planner/model-faults.test.ts"),
  "bench:offline": atFullSize("test/contract/offline/offline-convergence.test.ts"),
  "bench:threats": atFullSize("test/threats"),
  "bench:crash": atFullSize("test/several-at-once/crash.test.ts"),
  "bench:soak": bench("soak"),
  "stand-in:gemini": standIn("main"),
  "stand-in:places": standIn("places-main"),
  "stand-in:google": standIn("google-main"),
  "stand-in:open-data": standIn("open-data-main"),
};

/** Runs to its end. */
function runHere(args: readonly string[]): number {
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;
}

function buildIfStale(): void {
  buildGuideIfStale();
  if (isStale(BUILT, WEB_SOURCES)) buildPages();
}

function buildGuideIfStale(): void {
  if (isStale(BUILT_GUIDE, GUIDE_SOURCES)) buildGuide();
}

function isStale(built: string, sources: readonly string[]): boolean {
  return modifiedAt(built) < Math.max(...sources.map(newestIn));
}

function buildGuide(): void {
  orExit("The guide", runHere(["scripts/build-guide.ts"]));
}

function buildPages(): void {
  say("Building the pages");
  const { status } = spawnSync(join(BIN, "vite"), ["build", "--logLevel", "warn"], {
    stdio: "inherit",
  });
  orExit("The pages", status);
}

function orExit(what: string, status: number | null): void {
  if (status === 0) return;
  process.stderr.write(`${what} could not be built; see above.\n`);
  process.exit(1);
}

/**
 * Runs the server in its own process and passes signals on, so that it can stop cleanly.
 *
 * @param ifKilled the status where a signal ended it.
 */
function serve(
  args: readonly string[],
  env: Readonly<NodeJS.ProcessEnv> = {},
  ifKilled = 0,
): Promise<number> {
  const server = spawn(process.execPath, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => {
    server.on("exit", (code) => resolve(code ?? ifKilled));
  });
}

function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) =>
    modifiedAt(join(path, name)),
  );
  return Math.max(stats.mtimeMs, ...inside);
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
