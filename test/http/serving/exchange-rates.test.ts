import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchangeRatesSchema, OWN_RATES } from "../../../src/domain/costs/exchange-rates.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { startTestServer } from "../../support/server/test-server.ts";

const GOOD = {
  amount: 1,
  base: "EUR",
  date: "2026-11-20",
  rates: { USD: 1.16, JPY: 178.2, XAU: 0.0003 },
};
const FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  silent: () => {},
  failing: (response) => response.writeHead(503).end(),
  "not JSON": (response) => response.end("<html>"),
  "of another base": (response) => response.end(JSON.stringify({ ...GOOD, base: "USD" })),
  "without a date": (response) => response.end(JSON.stringify({ ...GOOD, date: "soon" })),
  "without a rate": (response) =>
    response.end(JSON.stringify({ ...GOOD, rates: { USD: -1, JPY: "178", GBP: 0 } })),
  endless: (response) => response.end("[".repeat(2_000_000)),
};

let answer: (response: ServerResponse) => void;
let asked = 0;
/** A stand-in for Frankfurter over real HTTP. */
const frankfurter = createServer((request, response) => {
  if (request.url !== "/v1/latest") response.writeHead(404).end();
  else {
    asked += 1;
    answer(response);
  }
});
beforeAll(() => new Promise<void>((done) => frankfurter.listen(0, "127.0.0.1", done)));
afterAll(() => {
  frankfurter.closeAllConnections();
  frankfurter.close();
});
const { keep } = closeAfterEach();

async function start(nowMs: () => number = Date.now) {
  const { port } = frankfurter.address() as AddressInfo;
  asked = 0;
  const server = keep(
    await startTestServer({
      env: {
        OPEN_DATA: "on",
        OPEN_GUIDES_A_DAY: "0",
        FRANKFURTER_URL: `http://127.0.0.1:${port}`,
        PHOTOS: "illustrations",
        SUGGESTIONS: "guide",
        MAP_TILE_URL: "off",
      },
      overrides: { clock: { nowMs } },
    }),
  );
  return async () => {
    const response = await fetch(`${server.url}${API_PATHS.exchangeRates}`);
    expect(response.status).toBe(200);
    return exchangeRatesSchema.parse(await response.json());
  };
}

test("rates are asked for once a day, by all who need them, and only known ones are taken", async () => {
  let nowMs = Date.parse("2026-11-22T12:00:00Z");
  answer = (response) => response.end(JSON.stringify(GOOD));
  const rates = await start(() => nowMs);
  const first = { date: "2026-11-20", source: "frankfurter", perEuro: { JPY: 178.2, USD: 1.16 } };
  expect(await Promise.all([rates(), rates(), rates()])).toEqual([first, first, first]);
  expect(await rates()).toEqual(first);
  expect(asked).toBe(1);
  nowMs += 25 * 3_600_000;
  await rates();
  expect(asked).toBe(2);
});

test.each(Object.keys(FAULTS))("where the service is %s, our own table is there", async (fault) => {
  answer = FAULTS[fault] ?? (() => {});
  const rates = await start();
  expect(await rates()).toEqual(OWN_RATES);
  // The circuit is open: nobody waits for it again.
  expect(await rates()).toEqual(OWN_RATES);
  expect(asked).toBe(1);
});

test("with OPEN_DATA=off nobody is asked", async () => {
  const server = keep(await startTestServer());
  const response = await fetch(`${server.url}${API_PATHS.exchangeRates}`);
  expect(await response.json()).toEqual(OWN_RATES);
});
