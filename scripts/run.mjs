// The commands of package.json, from a clean clone on. It is plain JavaScript that any Node from 18
// on reads: first it finds, or downloads, a Node that is new enough for the rest.
import { spawn, spawnSync } from "node:child_process";
import crypto from "node:crypto";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const OLDEST_NODE = 24;
/** Passwords are hashed by it: it came with Node 24.7, and a Node built on an old OpenSSL lacks it. */
const hasArgon2 = typeof crypto.argon2 === "function";
/** Downloaded where the installed Node is older: the newest release with long-term support. */
const FETCHED_NODE = "24";

const command = process.argv[2];
process.chdir(ROOT);
await switchToNewNode();
installPackages();
const { COMMANDS } = await import("./commands.ts");
if (!Object.hasOwn(COMMANDS, command)) {
  fail(`Unknown command "${command}". There are ${Object.keys(COMMANDS).join(", ")}.`);
}
process.exitCode = await COMMANDS[command](process.argv.slice(3));

async function switchToNewNode() {
  if (majorOf(process.versions.node) >= OLDEST_NODE && hasArgon2) return;
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const folder = join(ROOT, ".node");
  const binary = join(
    folder,
    "node_modules",
    name,
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  if (!existsSync(binary)) {
    say(
      `Node ${process.versions.node} is older than ${OLDEST_NODE}.7, or lacks argon2: fetching Node ${FETCHED_NODE} into .node`,
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    const fetched = run("npm", [
      "install",
      "--prefix",
      folder,
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
      `${name}@${FETCHED_NODE}`,
    ]);
    if (fetched !== 0 || !existsSync(binary)) {
      fail(
        `Node ${FETCHED_NODE} could not be fetched for ${name}. Install Node ${OLDEST_NODE} or newer and run this again.`,
      );
    }
  }
  const path = `${dirname(binary)}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`;
  const env = { ...process.env, PATH: path };
  // The new Node replaces this process where this one can do so.
  process.execve?.(binary, [binary, ...process.argv.slice(1)], env);
  const child = spawn(binary, process.argv.slice(1), { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  process.exit(await new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1))));
}

function installPackages() {
  const marker = join(ROOT, "node_modules", ".package-lock.json");
  const lock = join(ROOT, "package-lock.json");
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return;
  say("Installing packages");
  const options = ["--ignore-scripts", "--no-audit", "--no-fund"];
  if (run("npm", ["ci", ...options], "ignore") === 0) return;
  // `npm ci` refuses a lock file written where a registry lacks other platforms' optional binaries;
  // `npm install` takes from it what is locked and finds the rest.
  if (run("npm", ["install", "--no-save", ...options]) !== 0) {
    fail("The packages could not be installed. Look at npm's message above.");
  }
}

function run(program, args, stdio = "inherit") {
  return spawnSync(program, args, { stdio, shell: process.platform === "win32" }).status;
}

function majorOf(version) {
  return Number(version.split(".")[0]);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
