import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { OpenGuide } from "../../guide/open/open-guide.ts";
import { readConfig } from "../config/config.ts";
import { createGuideServices, createWikimediaBudget } from "../create-services.ts";
import { buildGuide } from "../guides/build-guide.ts";
import { askJson, type JsonQuestion } from "../lib/ask-json.ts";
import { systemClock } from "../lib/clock.ts";
import { ServiceError } from "../lib/service-error.ts";
import { StartupError } from "../lib/startup-error.ts";
import { isReachableContact, userAgent } from "../lib/user-agent.ts";
import type { Surroundings } from "./run-command.ts";

const USAGE = `Say what to do, and with which place:
  npm run open-data -- build "Lyon"    asks the services, and prints what was found and where it is from
  npm run open-data -- record "Lyon"   does so, and writes each answer to open-data-recorded/`;
const FOLDER = "open-data-recorded";

type Asked = {
  readonly service: string;
  readonly url: string;
  readonly seconds: number;
  readonly bytes: number;
  readonly outcome: string;
  readonly answer: unknown;
};

/**
 * Reads about a place as the server would, and prints what came of it. Nothing is kept.
 *
 * @returns whether there is a guide.
 */
export async function openDataCommand(
  [action, place = ""]: readonly string[],
  { report, signal }: Pick<Surroundings, "report" | "signal">,
): Promise<boolean> {
  if ((action !== "build" && action !== "record") || place === "") throw new StartupError(USAGE);
  const config = readConfig();
  if (config.openGuides === undefined) {
    throw new StartupError("No service may be asked: OPEN_DATA is off, or OPEN_GUIDES_A_DAY is 0.");
  }
  if (!isReachableContact(config.openDataContact)) {
    report.warn("OPEN_DATA_CONTACT is not set: Wikimedia answers 10 requests a minute, not 200.");
  }
  const asked: Asked[] = [];
  const { locator, services } = createGuideServices(
    config.openGuides,
    {
      userAgent: userAgent(config.openDataContact),
      clock: systemClock,
      log: {
        warn: (facts, message) => report.warn(`${message} ${JSON.stringify(facts)}`),
        debug() {},
      },
      askService: (question) => noted(question, asked),
    },
    createWikimediaBudget(config, systemClock),
  );
  const found = await locator.locate(place, signal).catch((error: unknown) => {
    if (error instanceof ServiceError) return undefined;
    throw error;
  });
  const located = found?.named.kind === "place" ? found.named.place : undefined;
  const guide =
    located === undefined || located.isRegion
      ? undefined
      : await buildGuide(located, services, { signal, nowMs: Date.now(), onStep() {} });
  for (const line of tableOf(asked)) report.say(line);
  if (action === "record") report.say(`Recorded in ${record(place, asked)}/`);
  if (found?.named.kind === "several") {
    report.warn(`Name one of these: ${found.named.labels.join("; ")}.`);
  } else if (located === undefined) report.warn(`Photon knows no ${place}, or doesn't answer.`);
  else if (located.isRegion) report.warn(`${located.name} is a region: build one of its towns.`);
  else if (guide === undefined || guide === "unanswered") report.warn("Too few services answered.");
  else if (guide.quality === "none") {
    report.warn(`Too little is known: ${guide.placesFound} places (${guide.reason}).`);
  } else {
    for (const line of linesOf(guide)) report.say(line);
    return true;
  }
  return false;
}

async function noted(question: JsonQuestion, asked: Asked[]): Promise<unknown> {
  const startedAtMs = performance.now();
  let bytes = 0;
  let outcome = "ok";
  let answer: unknown;
  try {
    answer = await askJson({ ...question, onBytes: (length) => (bytes = length) });
    return answer;
  } catch (error) {
    outcome = error instanceof ServiceError ? error.message : "failed";
    throw error;
  } finally {
    const seconds = (performance.now() - startedAtMs) / 1000;
    asked.push({
      service: question.service,
      url: String(question.url),
      seconds,
      bytes,
      outcome,
      answer,
    });
  }
}

/** Requests, bytes and seconds by service, and what went wrong. */
function tableOf(asked: readonly Asked[]): string[] {
  const services = [...new Set(asked.map(({ service }) => service))];
  return [
    "service            requests      kB  seconds  trouble",
    ...services.map((service) => {
      const own = asked.filter((one) => one.service === service);
      const sum = (of: (one: Asked) => number) => own.reduce((total, one) => total + of(one), 0);
      const troubles = own.flatMap(({ outcome }) => (outcome === "ok" ? [] : outcome));
      return [
        service.padEnd(18),
        String(own.length).padStart(8),
        (sum(({ bytes }) => bytes) / 1000).toFixed(0).padStart(7),
        sum(({ seconds }) => seconds)
          .toFixed(1)
          .padStart(8),
        ` ${[...new Set(troubles)].join("; ")}`,
      ].join(" ");
    }),
  ];
}

function linesOf(guide: OpenGuide): string[] {
  const { name, country, quality, places, hotels, eateries, known, revisions } = guide;
  return [
    "",
    `${name}, ${country}: ${quality}. ${places.length} places, ${hotels.length} hotels, ${eateries.length} places to eat; hours of ${known.hours}, prices of ${known.prices}.`,
    `Pages: ${revisions.map(({ title, id }) => `${title} (${id})`).join(", ") || "none"}.`,
    ...places.map(({ name: place, category, popularity, mustSee, hours, ticketPrice, sources }) => {
      const from = [...new Set(sources.map(({ service }) => service))].join(", ");
      const facts = [mustSee ? "must-see" : "", hours ?? "hours?", ticketPrice ?? "price?"];
      return `${String(popularity).padStart(3)} ${place} | ${category} | ${facts.filter((fact) => fact !== "").join(" | ")} | ${from}`;
    }),
    ...hotels.map(
      ({ name: hotel, budget, pricePerNight: { low, high }, isPriceEstimated }) =>
        `    ${hotel} | ${budget} | ${low} to ${high}${isPriceEstimated ? " (estimated)" : ""}`,
    ),
  ];
}

/** @returns the folder. */
function record(place: string, asked: readonly Asked[]): string {
  const folder = join(FOLDER, place.replace(/[^\p{L}\d]+/gu, "-"));
  mkdirSync(folder, { recursive: true });
  for (const [index, { service, url, answer }] of asked.entries()) {
    const name = `${String(index + 1).padStart(2, "0")}-${service.replaceAll(" ", "-").toLowerCase()}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify({ url, answer }, null, 1)}\n`);
  }
  return folder;
}
