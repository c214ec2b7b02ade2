import { join } from "node:path";
import type { OpenGuide } from "../../guide/open/open-guide.ts";
import { readConfig } from "../config/config.ts";
import { createWikimediaBudget } from "../create-services.ts";
import { buildGuide } from "../guides/build-guide.ts";
import { createGuideServices } from "../guides/create-guide-services.ts";
import { readGuide } from "../guides/read-guide.ts";
import { systemClock } from "../lib/clock.ts";
import { ServiceError } from "../lib/service-error.ts";
import { StartupError } from "../lib/startup-error.ts";
import { isReachableContact, userAgent } from "../lib/user-agent.ts";
import { createSecretHider } from "../logging/hide-secrets.ts";
import { findPage } from "./find-page.ts";
import { makeRecordFolder, recordAsked } from "./record-asked.ts";
import type { Surroundings } from "./run-command.ts";
import { type Asked, watchAsked } from "./watch-asked.ts";

const USAGE = `Say what to do, and with which place:
  npm run open-data -- build "Lyon"    asks the services, and prints what was found and where it is from
  npm run open-data -- record "Lyon"   does so, and writes each answer to open-data-recorded/`;
const FOLDER = "open-data-recorded";

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
  const folder = join(FOLDER, place.replace(/[^\p{L}\d]+/gu, "-"));
  if (action === "record") makeRecordFolder(folder);
  const { asked, askService } = watchAsked();
  const own = await readGuide();
  const { locator, services } = createGuideServices(
    config.openGuides,
    {
      guide: own,
      userAgent: userAgent(config.openDataContact),
      clock: systemClock,
      log: {
        warn: (facts, message) => report.warn(`${message} ${JSON.stringify(facts)}`),
        debug() {},
      },
      askService,
    },
    createWikimediaBudget(config, systemClock),
  );
  const found = await locator.locate(place, signal).catch((error: unknown) => {
    if (error instanceof ServiceError) return undefined;
    throw error;
  });
  const located =
    found === undefined
      ? await findPage(place, services.wikivoyage, signal)
      : found.named.kind === "place"
        ? found.named.place
        : undefined;
  const guide =
    located === undefined || located.isRegion
      ? undefined
      : await buildGuide(located, services, {
          roomPrices: own,
          signal,
          nowMs: Date.now(),
          onStep() {},
        });
  for (const line of tableOf(asked)) report.say(line);
  if (action === "record") {
    recordAsked(folder, asked, createSecretHider(config));
    report.say(`Recorded in ${folder}/`);
  }
  if (found?.named.kind === "several") {
    report.warn(`Name one of these: ${found.named.labels.join("; ")}.`);
  } else if (located === undefined) {
    const elsewhere = `doesn't answer, and Wikivoyage has no page called ${place}, or doesn't either`;
    report.warn(`Photon ${found === undefined ? elsewhere : `knows no ${place}`}.`);
  } else if (located.isRegion) report.warn(`${located.name} is a region: build one of its towns.`);
  else if (guide === undefined || guide === "unanswered") report.warn("Too few services answered.");
  else if (guide.quality === "none") {
    report.warn(`Too little is known: ${guide.placesFound} places (${guide.reason}).`);
  } else {
    for (const line of linesOf(guide)) report.say(line);
    return true;
  }
  return false;
}

/** Requests, bytes and seconds by service, and what went wrong. */
function tableOf(asked: readonly Asked[]): string[] {
  const services = [...new Set(asked.map(({ service }) => service))];
  return [
    "service            requests      kB  seconds  trouble",
    ...services.map((service) => {
      const own = asked.filter((one) => one.service === service);
      const sum = (of: (one: Asked) => number) => own.reduce((total, one) => total + of(one), 0);
      const troubles = own.flatMap(({ error }) => error?.message ?? []);
      return [
        service.padEnd(18),
        String(own.length).padStart(8),
        (sum(({ answer }) => answer?.bytes ?? 0) / 1000).toFixed(0).padStart(7),
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
