// Writes the illustrations of places, hotels and cities: node scripts/draw-art.mjs
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as company from "./art/company.mjs";
import * as customs from "./art/customs.mjs";
import * as evenings from "./art/evenings.mjs";
import * as faiths from "./art/faiths.mjs";
import * as famous from "./art/famous.mjs";
import * as heroes from "./art/heroes.mjs";
import * as houses from "./art/houses.mjs";
import * as indoors from "./art/indoors.mjs";
import * as monuments from "./art/monuments.mjs";
import * as museums from "./art/museums.mjs";
import * as openAir from "./art/open-air.mjs";
import * as outdoors from "./art/outdoors.mjs";
import * as outings from "./art/outings.mjs";
import * as pastimes from "./art/pastimes.mjs";
import * as quarters from "./art/quarters.mjs";
import * as regions from "./art/regions.mjs";
import * as shops from "./art/shops.mjs";
import * as sights from "./art/sights.mjs";
import * as stages from "./art/stages.mjs";
import * as stones from "./art/stones.mjs";
import * as towns from "./art/towns.mjs";
import * as worship from "./art/worship.mjs";

const ART = fileURLToPath(new URL("../src/web/public/art/", import.meta.url));
const SETS = [
  company,
  customs,
  evenings,
  faiths,
  famous,
  heroes,
  houses,
  indoors,
  monuments,
  museums,
  openAir,
  outdoors,
  outings,
  pastimes,
  quarters,
  regions,
  shops,
  sights,
  stages,
  stones,
  towns,
  worship,
];
for (const set of SETS.flatMap(Object.values)) {
  for (const [name, svg] of Object.entries(set)) await writeFile(`${ART}${name}.svg`, svg);
}
