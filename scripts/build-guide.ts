// Packs guide/ for the server: npm run build:guide
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { byRank, indexedCity } from "../src/guide/guide.ts";
import { GUIDE_FOLDER, guideTextsFile } from "../src/server/guides/read-guide.ts";
import { readGuideFolders } from "./read-guide-folders.ts";

const INDEX = "index.json";

const read = readGuideFolders();
const faulty = read.filter(({ faults }) => faults.length > 0);
for (const { id, faults } of faulty) {
  for (const fault of faults) console.error(`guide/${id}: ${fault}`);
}
if (faulty.length > 0) process.exit(1);

const cities = read.flatMap(({ city }) => city ?? []).toSorted(byRank);
mkdirSync(GUIDE_FOLDER, { recursive: true });
for (const city of cities) write(`${city.id}.json`, city);
const tables = read.flatMap(({ id, texts }) =>
  texts.map(({ language, byHash }) => ({ file: guideTextsFile(id, language), byHash })),
);
for (const { file, byHash } of tables) write(file, byHash);
// Last: what it names is there.
write(INDEX, cities.map(indexedCity));
const written = [INDEX, ...cities.map(({ id }) => `${id}.json`), ...tables.map(({ file }) => file)];
for (const file of readdirSync(GUIDE_FOLDER)) {
  if (!written.includes(file)) rmSync(join(GUIDE_FOLDER, file));
}

/** In one step, for servers that read it meanwhile. */
function write(name: string, content: unknown): void {
  const file = join(GUIDE_FOLDER, name);
  const part = `${file}.${process.pid}`;
  writeFileSync(part, JSON.stringify(content));
  renameSync(part, file);
}
