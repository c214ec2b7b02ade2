// Places and photos to try things with by hand: `npm run stand-in:places`. PORT changes its port; FAULT
// makes everything fail in one way.
import { PLACES_FAULTS } from "./places-fault.ts";
import { startPlacesServer } from "./places-server.ts";

const DEFAULT_PORT = 4020;

const server = await startPlacesServer({
  port: Number(process.env.PORT ?? DEFAULT_PORT),
  fault: PLACES_FAULTS.find((name) => name === process.env.FAULT),
  onRequest({ method, url, body }) {
    console.log(`${method} ${url} ${body === undefined ? "" : JSON.stringify(body)}`);
  },
});

console.log(`A stand-in for Google Places, Photon, Wikipedia and Commons listens at ${server.url}.

Point Tripwright at it:
  GOOGLE_MAPS_API_KEY=any PLACES_BASE_URL=${server.url} npm start
  PHOTON_URL=${server.url} WIKIPEDIA_URL=${server.url} COMMONS_URL=${server.url} npm start

A word in a destination, hotel or place makes it misbehave ("Lisbon fault:svg"), and FAULT=svg makes
everything do. There are:
  ${PLACES_FAULTS.join(", ")}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void server.close().then(() => process.exit(0)));
}
