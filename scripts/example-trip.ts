import type { Plugin } from "vite";
import { clockText } from "../src/domain/clock-text.ts";
import type { GuideTexts, SayText } from "../src/domain/guide-text.ts";
import type { LanguageTag } from "../src/domain/language-tags.ts";
import { loadWords, wordsIn } from "../src/domain/messages/words.ts";
import type { Place, TripDay } from "../src/domain/trip/trip.ts";
import { placeArt } from "../src/web/ui/place-art.ts";
import { routeClass } from "../src/web/ui/route-class.ts";
import { drawDay } from "./draw-day.ts";
import { makeExampleTrip } from "./make-example-trip.ts";

const TRIP = "virtual:example-trip";
const DAY = "virtual:example-day";
const CITY = "virtual:example-city";
/** Modules of the guide's texts in a language: named as the files of its words are. */
const TEXTS = /^virtual:example\/messages\/([\w-]+)\/texts$/;
const PICTURE = "art/example-day.svg";
/** The day of the landing page's preview, and how much of it is shown. */
const DAY_NUMBER = 2;
const MAX_PLACES = 3;
/** As much of a place's description as its line can show. */
const MAX_LETTERS = 70;
const ALL_DAY_MINUTES = 24 * 60;

let example: ReturnType<typeof makeExampleTrip> | undefined;

/**
 * Makes the example trip once a build, for the modules that the pages import: all of it, what the landing page
 * shows of one day, and the city as the planning engine takes it. src/web/example-trip.d.ts has their types. That day's map is a file.
 */
export function exampleTrip(): Plugin {
  return {
    name: "example-trip",
    resolveId: (id) => ([TRIP, DAY, CITY].includes(id) || TEXTS.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const language = TEXTS.exec(id.slice(1))?.[1];
      if (![TRIP, DAY, CITY].includes(id.slice(1)) && language === undefined) return undefined;
      const { trip, facts, city, texts, day } = await madeOnce();
      if (language !== undefined) {
        const own = texts.find((one) => one.language === language);
        return `export const texts = ${JSON.stringify(own)};`;
      }
      if (id === `\0${CITY}`) return `export const city = ${JSON.stringify(city)};`;
      return id === `\0${TRIP}`
        ? `export const trip = ${JSON.stringify(trip)};\nexport const facts = ${JSON.stringify(facts)};\n${loadsOf(texts)}`
        : `export const day = ${JSON.stringify(previewOf(day, await saysOf(texts)))};`;
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PICTURE}`, (_request, response, next) => {
        picture().then((svg) => response.setHeader("content-type", "image/svg+xml").end(svg), next);
      });
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      this.emitFile({ type: "asset", fileName: PICTURE, source: await picture() });
    },
  };
}

async function madeOnce() {
  example ??= makeExampleTrip();
  const { trip, facts, city, texts } = await example;
  const day = trip.tripData.itinerary[DAY_NUMBER - 1];
  if (day === undefined) throw new Error(`the example has no day ${DAY_NUMBER}`);
  return { trip, facts, city, texts, day };
}

async function picture(): Promise<string> {
  const { trip, facts, day } = await madeOnce();
  if (facts.sketch === undefined) throw new Error("the example's city has no sketch");
  return drawDay(trip, day, facts.sketch);
}

/** A module's code that loads the texts of each language when they are wanted. */
function loadsOf(texts: readonly GuideTexts[]): string {
  const loads = texts.map(
    ({ language: tag }) =>
      `${JSON.stringify(tag)}: () => import("virtual:example/messages/${tag}/texts")`,
  );
  return `export const textsIn = { ${loads.join(", ")} };`;
}

async function saysOf(texts: readonly GuideTexts[]): Promise<[LanguageTag, SayText][]> {
  for (const { language } of texts) await loadWords(language);
  return texts.flatMap(({ language, byHash }): [LanguageTag, SayText][] => {
    const guide = wordsIn(language).stored.sayGuide(byHash);
    return guide === undefined ? [] : [[language, guide.text]];
  });
}

/** Figures that the page would work out of the trip, so that it needs no code for that. */
function previewOf({ plan, wayBack }: TripDay, says: readonly [LanguageTag, SayText][]) {
  const legs = [...plan.map(({ leg }) => leg), wayBack];
  const kmOnFoot = legs.reduce((km, leg) => km + (leg?.mode === "walk" ? leg.distanceKm : 0), 0);
  const shown = plan.slice(0, MAX_PLACES);
  return {
    number: DAY_NUMBER,
    look: routeClass(DAY_NUMBER),
    placeCount: plan.length,
    kmOnFoot: kmOnFoot.toFixed(1),
    places: shown.map((place) => ({
      name: place.placeName,
      art: placeArt(place),
      starts: place.visit && clockText(place.visit.startMinutes),
      ends: place.visit && clockText(place.visit.endMinutes),
      closes: closingTime(place),
      details: shortened(place.placeDetails),
    })),
    said: Object.fromEntries(
      says.map(([tag, say]) => [
        tag,
        shown.map(({ placeName, placeDetails }) => ({
          name: say(placeName),
          details: shortened(say(placeDetails)),
        })),
      ]),
    ),
  };
}

function closingTime({ open }: Place): string | undefined {
  const closes = open !== undefined && open.endMinutes - open.startMinutes < ALL_DAY_MINUTES;
  return closes ? clockText(open.endMinutes) : undefined;
}

function shortened(text: string): string {
  // Letters of Japanese take the room of two and three bytes each, and no spaces are between them.
  const most = /[\u3040-\u30ff]/.test(text) ? Math.round(MAX_LETTERS / 4) : MAX_LETTERS;
  if (text.length <= most) return text;
  const space = text.lastIndexOf(" ", most);
  return `${text.slice(0, space > 0 ? space : most)} …`;
}
