import { createServer, type RequestListener } from "node:http";
import { expect, test } from "vitest";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { askDoctor } from "../../support/server/run-doctor.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";

const folder = eachDataFolder("doctor");
const ask = (more: Record<string, string> = {}) => askDoctor({ ...folder().env, ...more });

const { keep } = closeAfterEach();

/** Someone else's server at a port. @returns what it was asked. */
async function listen(port: string, answer: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(Number(port), "127.0.0.1", resolve));
  keep({
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return asked;
}

test("the doctor names a port that someone else has", async () => {
  const { PORT } = folder().env;
  await listen(PORT, (_, response) => response.end("hello"));
  expect((await ask()).problems).toEqual([
    `Port ${PORT} is in use by something other than Tripwright. Stop it, or set PORT to another number.`,
  ]);
});

test("the doctor names an address for the pages that isn't this machine's, without calling its port taken", async () => {
  const client = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" };
  const { about } = await ask({
    ...client,
    OIDC_ISSUER: "http://127.0.0.1:9",
    HOST: "192.0.2.1",
  });
  expect(about("port")).toEqual([
    "problem: HOST is not an address of this machine. Set HOST to one that is.",
  ]);
});
