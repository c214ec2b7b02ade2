// Prints what is wrong with the guide's cities: npm run check:city -- [id ...]

import { existsSync } from "node:fs";
import { GUIDE_CITIES } from "../src/guide/guide-cities.ts";
import { guideCityFaults } from "../src/guide/guide-city-faults.ts";

const known = GUIDE_CITIES.map(({ id }) => id);
const wanted = process.argv.slice(2);
for (const id of wanted) {
  if (known.includes(id)) continue;
  const file = `src/guide/cities/${id}.ts`;
  console.log(
    existsSync(file)
      ? `${file} is not in the list of src/guide/guide-cities.ts. Add it there.`
      : `There is no ${file}. The guide has ${known.join(", ")}.`,
  );
  process.exitCode = 1;
}
for (const city of GUIDE_CITIES) {
  if (wanted.length > 0 && !wanted.includes(city.id)) continue;
  const faults = guideCityFaults(city);
  const { hotels, places } = city;
  console.log(
    `${city.id}: ${hotels.length} hotels, ${places.length} places, ${faults.length} faults`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
