import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { png } from "../../../stand-in/png.ts";
import { allowProgram } from "../../support/mcp/allow-program.ts";
import { createRawProgram } from "../../support/mcp/raw-oauth.ts";
import { readApiDescription } from "../../support/server/api-description.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { startOpenDataWorld } from "../../support/server/open-data-world.ts";
import { startSession } from "../../support/sign-in/start-session.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const READING = {
  wishes: [{ verb: "pace", pace: "relaxed", words: "our blisters are back" }],
  unread: [],
};

const issuer = await listenOnFreePort((_request, response) => {
  response.writeHead(200, { "content-type": "image/png" }).end(png(8, 8));
});
const model = await startModelServer({ readWish: () => ({ text: JSON.stringify(READING) }) });
const world = await startOpenDataWorld({
  env: {
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    OIDC_ISSUER: issuer.url,
    GEMINI_API_KEY: "key",
    GEMINI_BASE_URL: `${model.url}/v1beta`,
  },
});
const api = await readApiDescription(world.server.url);
const ada = await startSession(world.server, "ada", { picture: `${issuer.url}/me.png` });
afterAll(async () => {
  for (const one of [world, model, issuer]) await one.close();
});

/** Expects success, as the route's description has it. */
async function expectDescribed(name: string, answer: Response): Promise<void> {
  const { status } = answer;
  expect([await api.faultOf(name, answer), status < 300]).toEqual([undefined, true]);
}

test("what needs other services answers as it is described when all is well", async () => {
  await expectDescribed("GET /api/session/picture", await ada.fetch("/api/session/picture"));

  const alvorim = { ...SELECTION, location: { label: "Alvorim, Portugal" } };
  const tripId = await generateTrip(ada, alvorim);
  const { openData, version } = await fetchTrip(ada, tripId);
  const guide = pathWithId(API_PATHS.openGuide, openData?.snapshot ?? "");
  await expectDescribed("GET /api/guides/{id}", await ada.fetch(guide));

  const wish = await ada.fetch(`/api/trips/${tripId}/wishes`, {
    method: "POST",
    body: JSON.stringify({ text: "our blisters are back", version }),
  });
  await expectDescribed("POST /api/trips/{id}/wishes", wish);

  const program = createRawProgram(world.server.url);
  const clientId = await program.newClient();
  const back = await allowProgram(world.server.url, ada, program.address(clientId));
  await program.read(await program.exchange(clientId, back));
  const listed: unknown = await (await ada.fetch(API_PATHS.accountApps)).json();
  const { apps } = z.object({ apps: z.array(z.object({ id: z.string() })) }).parse(listed);
  const app = pathWithId(API_PATHS.accountApp, apps[0]?.id ?? "");
  const ended = await ada.fetch(app, { method: "DELETE" });
  await expectDescribed("DELETE /api/account/apps/{id}", ended);
});
