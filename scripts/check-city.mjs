// Prints what is wrong with the guide's city files named on the command line: node scripts/check-city.mjs lisbon rome
import { pathToFileURL } from "node:url";
import { guideCityFaults } from "../src/guide/guide-city-faults.ts";

for (const id of process.argv.slice(2)) {
  const module = await import(pathToFileURL(`src/guide/cities/${id}.ts`).href);
  const city = Object.values(module)[0];
  const faults = guideCityFaults(city);
  console.log(
    `${id}: ${city.hotels.length} hotels, ${city.places.length} places, ${faults.length} faults`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
}
