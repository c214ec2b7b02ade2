// Prints what is wrong with the guide's cities: node scripts/check-city.ts [id ...]

import { GUIDE_CITIES } from "../src/guide/guide-cities.ts";
import { guideCityFaults } from "../src/guide/guide-city-faults.ts";

const wanted = process.argv.slice(2);
for (const city of GUIDE_CITIES) {
  if (wanted.length > 0 && !wanted.includes(city.id)) continue;
  const faults = guideCityFaults(city);
  const { hotels, places } = city;
  console.log(
    `${city.id}: ${hotels.length} hotels, ${places.length} places, ${faults.length} faults`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
}
