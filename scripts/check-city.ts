// Prints what is wrong with the guide's cities: npm run check:city -- [id ...]
import { readGuideFolders } from "./read-guide-folders.ts";

const read = readGuideFolders();
const wanted = process.argv.slice(2);
for (const id of wanted) {
  if (read.some((folder) => folder.id === id)) continue;
  console.log(
    `There is no folder guide/${id}. The guide has ${read.map((one) => one.id).join(", ")}.`,
  );
  process.exitCode = 1;
}
for (const { id, city, texts, faults } of read) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const size = city && `${city.hotels.length} hotels, ${city.places.length} places, `;
  const languages = texts.map(({ language }) => `${language}, `).join("");
  console.log(`${id}: ${size ?? ""}${languages}${faults.length} faults`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
