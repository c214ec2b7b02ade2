import { tripPhotoPath } from "../../../src/domain/places/photo-answer.ts";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { postGeneration, SELECTION } from "../server/generate.ts";
import { rawRequest } from "../server/raw-request.ts";
import { sendToSocket } from "../server/raw-socket.ts";
import type { TestServer } from "../server/test-server.ts";
import type { SignedInClient } from "../sign-in/walk.ts";
import { fetchTrip } from "../store/fetch-trip.ts";
import { photoSlots } from "./photo-slots.ts";

/** One answer whole, status line, headers and body in one text. */
export type Visit = { readonly name: string; readonly status: number; readonly text: string };

const PAGES = ["/", "/create-trip", "/my-trips", "/account", "/contact-us", "/nothing", "/x.js"];
const MACHINE = ["/healthz", "/readyz", "/metrics", "/api/nothing", "/enter", "/favicon.svg"];
const SEARCHES = ["Lis", "Lisbon fault:key-echo", "Lisbon fault:403-referrer", "Lisbon fault:500"];
const DESTINATIONS = ["Lisbon, Portugal", "Lisbon fault:key-echo", "Lisbon fault:400"];

/** Asks a server for everything it has, with and without a session, things that fail among them. */
export async function visitEverything(
  server: TestServer,
  client: SignedInClient,
  facts: { tripIds: readonly string[]; destinations?: readonly string[] },
): Promise<Visit[]> {
  const visits: Visit[] = [];

  async function keep(name: string, answering: Promise<Response>): Promise<string> {
    const answer = await answering;
    const body = await answer.text();
    const headers = [...answer.headers].map((pair) => pair.join(": "));
    visits.push({ name, status: answer.status, text: [...headers, body].join("\n") });
    return body;
  }

  const trips = await Promise.all(facts.tripIds.map((id) => fetchTrip(client, id)));
  const paths = [
    ...PAGES,
    ...MACHINE,
    ...Object.values(API_PATHS).map((path) => path.replaceAll(/:\w+/g, "abc")),
    ...SEARCHES.map((input) => `${API_PATHS.suggestions}?input=${encodeURIComponent(input)}`),
    ...trips.flatMap((trip) => [
      pathWithId(API_PATHS.trip, trip.id),
      ...[...photoSlots(trip).slice(0, 4), "nothing"].map((slot) => tripPhotoPath(trip.id, slot)),
    ]),
    `${API_PATHS.signInCallback}?error=access_denied&error_description=no`,
  ];
  for (const path of paths) {
    await keep(`GET ${path}, signed out`, fetch(server.url + path, { redirect: "manual" }));
    const body = await keep(`GET ${path}`, client.fetch(path));
    const [, photo] = /"src":"(\/api\/photos\/[^"]+)"/.exec(body) ?? [];
    if (photo !== undefined) await keep(`GET ${photo}`, client.fetch(photo));
  }
  for (const method of ["PATCH", "PUT"]) {
    await keep(`${method} trips`, client.fetch(API_PATHS.trips, { method, body: "{}" }));
  }
  await keep("half of JSON", postGeneration(client, { body: "{" }));
  await keep("too much", postGeneration(client, { body: " ".repeat(70_000) }));
  await keep("nothing chosen", postGeneration(client, { selection: {} }));
  await keep(
    "another site's",
    client.fetch(API_PATHS.generations, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
      body: "{}",
    }),
  );
  for (const label of facts.destinations ?? DESTINATIONS) {
    const selection = { ...SELECTION, location: { label } };
    const body = await keep(`plan ${label}`, postGeneration(client, { selection }));
    const [, id = "none"] = /"id":"([^"]+)"/.exec(body) ?? [];
    await keep(`events of ${label}`, client.fetch(pathWithId(API_PATHS.generationEvents, id)));
  }
  const misled = await rawRequest(server.url, "/", { headers: { host: "evil.example" } });
  visits.push({
    name: "wrong host",
    status: misled.status,
    text: `${JSON.stringify(misled.headers)}\n${misled.body}`,
  });
  const broken = await sendToSocket(server.url, "BREW / HTTP/1.1\r\n\r\n");
  visits.push({ name: "not valid HTTP", status: 400, text: broken });
  return visits;
}
