import { OWN_RATES } from "../src/domain/money/exchange-rates.ts";
import type { HttpAnswer } from "./chat-protocol.ts";

const PARAMETERS: readonly string[] = [
  "base",
  "quotes",
  "providers",
  "date",
  "from",
  "to",
  "group",
  "expand",
];
const TODAY = "2026-11-20";
/** A bank that has not published since: its last rate is carried forward for two weeks. */
const LATE: Readonly<Record<string, string>> = { EGP: "2026-11-12", KES: "2026-11-19" };
/** The rates of one euro: currencies as our own table has them, some that it lacks, and metals. */
const PER_EURO: Readonly<Record<string, number>> = {
  ...OWN_RATES.perEuro,
  EUR: 1,
  USD: 1.16,
  LKR: 352.1,
  XAU: 0.00028,
  XDR: 0.85,
};

/** Frankfurter's second version, as far as it is asked: the latest rates, blended from many central banks. */
export function answerAsFrankfurter(url: URL): HttpAnswer {
  if (url.pathname !== "/v2/rates") return refused(404, "not found");
  const wrong = [...url.searchParams.keys()].filter((name) => !PARAMETERS.includes(name));
  if (wrong.length > 0) return refused(422, `unknown parameter: ${wrong.join(", ")}`);
  const base = (url.searchParams.get("base") ?? "EUR").toUpperCase();
  const quotes = url.searchParams.get("quotes")?.toUpperCase().split(",");
  const unknown = [base, ...(quotes ?? [])].filter((code) => PER_EURO[code] === undefined);
  if (unknown.length > 0) return refused(422, `invalid currency: ${unknown.join(",")}`);
  const rows = Object.entries(PER_EURO)
    .filter(([quote]) => quotes === undefined || quotes.includes(quote))
    .map(([quote, rate]) => ({
      date: LATE[quote] ?? TODAY,
      base,
      quote,
      rate: Number((rate / (PER_EURO[base] ?? 1)).toPrecision(5)),
    }))
    .sort((one, other) => (one.quote < other.quote ? -1 : 1));
  return {
    status: 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
    body: JSON.stringify(rows),
  };
}

function refused(status: number, message: string): HttpAnswer {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    body: JSON.stringify({ status, message }),
  };
}
