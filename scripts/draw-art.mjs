// Writes the illustrations of places, hotels and cities: node scripts/draw-art.mjs
import { readdir, writeFile } from "node:fs/promises";

const ART = new URL("../src/web/public/art/", import.meta.url);
const DRAWN = new URL("art/", import.meta.url);
/** What the drawings are made from. */
const PIECES = ["kit.mjs", "landmarks.mjs", "short-path.mjs"];

for (const file of await readdir(DRAWN)) {
  if (PIECES.includes(file)) continue;
  for (const set of Object.values(await import(new URL(file, DRAWN).href))) {
    for (const [name, svg] of Object.entries(set))
      await writeFile(new URL(`${name}.svg`, ART), svg);
  }
}
