// Puts other platforms' optional binaries into package-lock.json, as `npm ci` wants every one of them
// there. npm leaves them out where the registry it asks doesn't have them. Run it after `npm install`.
import { readFileSync, writeFileSync } from "node:fs";

type Entry = {
  version?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
};

const OPERATING_SYSTEMS = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "aix",
  "win32",
];
const PROCESSORS = [
  "arm64",
  "arm",
  "x64",
  "ia32",
  "riscv64",
  "ppc64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8")) as { packages: Record<string, Entry> };
let added = 0;
for (const entry of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    const parts = name.split(/[-/]/);
    const system = OPERATING_SYSTEMS.find((one) => parts.includes(one));
    const processor = PROCESSORS.find((one) => parts.some((part) => part.startsWith(one)));
    if (lock.packages[place] !== undefined || !EXACT.test(version)) continue;
    const file = `${name.split("/").at(-1)}-${version}.tgz`;
    lock.packages[place] = {
      version,
      resolved: `https://registry.npmjs.org/${name}/-/${file}`,
      ...(processor === undefined ? {} : { cpu: [processor] }),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...(system === undefined ? {} : { os: [system] }),
    };
    added += 1;
  }
}
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  path,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
process.stdout.write(`${added} added\n`);
