import type { ServerResponse } from "node:http";
import { afterAll, expect, test } from "vitest";
import { CURRENCIES } from "../../../src/domain/money/currency.ts";
import { exchangeRatesSchema, OWN_RATES } from "../../../src/domain/money/exchange-rates.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { answerAsFrankfurter } from "../../../stand-in/frankfurter.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { startTestServer } from "../../support/server/test-server.ts";

type Row = { date: string; base: string; quote: string; rate: unknown };
const bent = (bend: (row: Row) => Row | undefined) => (response: ServerResponse) =>
  response.end(JSON.stringify(goodRows().flatMap((row) => bend(row) ?? [])));
const FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  silent: () => {},
  failing: (response) => response.writeHead(503).end(),
  "not JSON": (response) => response.end("<html>"),
  "of another shape": (response) => response.end(JSON.stringify({ rates: { USD: 1.16 } })),
  "of another base": bent((row) => ({ ...row, base: "USD" })),
  "without dates": bent((row) => ({ ...row, date: "soon" })),
  "without a rate": bent((row) => ({ ...row, rate: row.quote === "JPY" ? "178" : -1 })),
  "without data": (response) => response.end("[]"),
  endless: (response) => response.end("[".repeat(2_000_000)),
};

let answer: ((response: ServerResponse) => void) | undefined;
const asked: string[] = [];
/** Frankfurter's stand-in over real HTTP. */
const frankfurter = await listenOnFreePort((request, response) => {
  asked.push(request.url ?? "");
  if (answer !== undefined) return answer(response);
  const { status, headers, body } = answerAsFrankfurter(new URL(request.url ?? "", "http://x"));
  response.writeHead(status, headers).end(body);
});
function goodRows(): Row[] {
  return JSON.parse(answerAsFrankfurter(new URL("http://x/v2/rates")).body);
}
afterAll(() => frankfurter.close());
const { keep } = closeAfterEach();

async function start(nowMs: () => number = Date.now) {
  asked.length = 0;
  answer = undefined;
  const server = keep(
    await startTestServer({
      env: {
        OPEN_DATA: "on",
        OPEN_GUIDES_A_DAY: "0",
        FRANKFURTER_URL: frankfurter.url,
        MET_NORWAY_URL: `${frankfurter.url}/none`,
        PHOTOS: "illustrations",
        SUGGESTIONS: "guide",
        MAP_TILES: "off",
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
  const rates = await start(() => nowMs);
  const [first, ...others] = await Promise.all([rates(), rates(), rates()]);
  expect(first).toMatchObject({ date: "2026-11-20", source: "frankfurter" });
  // Of the European Central Bank's currencies and of others, and nothing else.
  expect(Object.keys(first?.perEuro ?? {})).toEqual(CURRENCIES.filter((code) => code !== "EUR"));
  expect(first?.perEuro).toMatchObject({ USD: 1.16, AED: 4.3, EGP: 58.2 });
  for (const other of [...others, await rates()]) expect(other).toEqual(first);
  expect(asked).toHaveLength(1);
  nowMs += 25 * 3_600_000;
  await rates();
  expect(asked).toHaveLength(2);
});

test("a rate that can't be read costs no other", async () => {
  const rates = await start();
  answer = bent((row) => (row.quote === "JPY" ? { ...row, rate: null } : row));
  const { perEuro } = await rates();
  expect(perEuro).toHaveProperty("USD");
  expect(perEuro).not.toHaveProperty("JPY");
});

test.each(Object.keys(FAULTS))("where the service is %s, our own table is there", async (fault) => {
  const rates = await start();
  answer = FAULTS[fault];
  expect(await rates()).toEqual(OWN_RATES);
  // The circuit is open: nobody waits for it again.
  expect(await rates()).toEqual(OWN_RATES);
  expect(asked).toHaveLength(1);
});

test("with OPEN_DATA=off nobody is asked", async () => {
  const server = keep(await startTestServer());
  const response = await fetch(`${server.url}${API_PATHS.exchangeRates}`);
  expect(await response.json()).toEqual(OWN_RATES);
});
