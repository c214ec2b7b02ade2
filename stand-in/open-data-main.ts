import { OPEN_DATA_FAULTS } from "./open-data-faults.ts";
import { STAND_IN_SERVICES, startOpenDataServer } from "./open-data-server.ts";

const port = Number(process.env.PORT ?? 4005);
const server = await startOpenDataServer(port);
// FAULTS="overpass:429 wikidata:late"
for (const pair of (process.env.FAULTS ?? "").split(" ").filter((text) => text !== "")) {
  const [name, word] = pair.split(":");
  const service = STAND_IN_SERVICES.find((one) => one === name);
  const fault = OPEN_DATA_FAULTS.find((one) => one === word);
  if (service === undefined || fault === undefined) throw new Error(`there is no fault "${pair}"`);
  server.fail(service, fault);
}
const at = (service: string) => `${server.url}/${service}`;
console.log(`Open data's stand-in is at ${server.url}. Start the server with:
PHOTON_URL=${at("photon")} WIKIVOYAGE_URL=${at("wikivoyage")} WIKIDATA_QUERY_URL=${at("wikidata")} OVERPASS_URL=${at("overpass")} WIKIPEDIA_URL=${at("wikipedia")} npm start
It knows Alvorim (much), Pedrela (some), Ermo (too little) and the region Costa Clara.`);
