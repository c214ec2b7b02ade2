import * as z from "zod/mini";
import { LANGUAGE_TAGS, type LanguageTag } from "../../domain/language-tags.ts";
import { degreesSchema } from "../../domain/places/degrees-schema.ts";
import { DRAWINGS } from "../../domain/places/drawing.ts";
import {
  EATERY_DIETS,
  EATERY_KINDS,
  MEAL_KINDS,
  PRICE_LEVELS,
} from "../../domain/places/eatery-kind.ts";
import { parseOpeningHours } from "../../domain/places/opening-hours.ts";
import { PLACE_CATEGORIES } from "../../domain/places/place-category.ts";
import { STEP_FREE, TRANSIT_KINDS } from "../../domain/places/step-free.ts";
import { REACHED_BY, WAYS_OUT } from "../../domain/places/way-out.ts";
import { BEST_TIMES } from "../../domain/trip/best-time.ts";
import { bookingUrlSchema } from "../../domain/trip/booking.ts";
import { BUDGET_TITLES } from "../../domain/trip/budget.ts";
import { TRAVELLER_TITLES } from "../../domain/trip/traveller.ts";

/** The files of a city's folder. `CITY_SCHEMAS` says what is in them, docs/guide.md how they are written. */
export const CITY_FILES = ["city.json", "places.geojson", "sketch.geojson"] as const;
export type CityFile = (typeof CITY_FILES)[number];

/** The text that editors show beside a field. */
export const about = (text: string) => z.describe(text);
const optional = <Schema extends z.ZodMiniType>(schema: Schema, text: string) =>
  z.optional(schema.check(about(text)));
/** Left out where it isn't so. */
const yes = z.literal(true);

const id = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    about("Lower case and hyphens, once in the city. It never changes: trips name it."),
  );
const name = z.string().check(z.minLength(3), z.maxLength(70));
const localName = optional(
  z.string().check(z.minLength(1), z.maxLength(70)),
  "Its name as it is written there, in the local script: shown to drivers and compared with signs. Left out where that is `name`, and where we are not sure.",
);
const prose = z.string().check(z.minLength(60), z.maxLength(320));
const amount = z.number().check(z.minimum(0));
const hours = z.string().check(
  z.refine((text) => parseOpeningHours(text) !== undefined, "no opening hours that we can read"),
  about("OpenStreetMap's notation, with seasons, closing days and public holidays."),
);
const month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));
/** "Apr-Sep", "Dec 01-Jan 06": the seasons of the notation of opening hours. */
const season = z.string().check(
  z.refine((text) => parseOpeningHours(`${text} 24/7`) !== undefined, "no season that we can read"),
  about('"Apr-Sep", or "Dec 01-Jan 06".'),
);
/** "Mo-Fr", "Su": weekdays in the notation of opening hours. */
const weekdays = z
  .string()
  .check(
    z.regex(
      /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?(?:,(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:-(?:Mo|Tu|We|Th|Fr|Sa|Su))?)*$/,
    ),
  );
const bestStart = z
  .string()
  .check(z.regex(/^(?:sunset|dusk|dark|(?:[01]\d|2[0-3]):[0-5][05]-(?:[01]\d|2[0-3]):[0-5][05])$/));
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const clockSpan = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d$/));
const perMonth = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.array(schema).check(z.length(12));
const stepFree = z.enum(STEP_FREE);
const age = z.int().check(z.minimum(0), z.maximum(99));
const ids = z.array(id);

type OtherLanguage = Exclude<LanguageTag, "en">;
const OTHER_LANGUAGES = LANGUAGE_TAGS.filter((tag) => tag !== "en");

const cityFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name,
  names: optional(
    z.strictObject(
      Object.fromEntries(
        OTHER_LANGUAGES.map((tag) => [tag, z.optional(z.string().check(z.minLength(1)))]),
      ) as Record<OtherLanguage, z.ZodMiniOptional<z.ZodMiniString>>,
    ),
    "What it is called in our other languages, by their tags; left out where that is the English name.",
  ),
  country: z.string().check(about("In English.")),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/), about("ISO 3166-1.")),
  continent: z.enum(["Africa", "Asia", "Europe", "North America", "Oceania", "South America"]),
  rank: z
    .int()
    .check(
      z.minimum(1),
      about("1 is suggested first. Two cities may have the same: then the id decides."),
    ),
  aliases: z.array(z.string()).check(about("Other spellings and languages that people type.")),
  regions: optional(
    z.array(z.string()),
    'The state or region that people add: "Rome, Lazio" is this city.',
  ),
  timeZone: z.string().check(about("As IANA names it.")),
  currency: z
    .string()
    .check(z.regex(/^[A-Z]{3}$/), about("ISO 4217. All prices of the city are in it.")),
  holidayRegion: optional(
    z.string(),
    "Where a part of the country has holidays of its own: its key in holidays.json, by ISO 3166-2.",
  ),
  centre: z.strictObject({ lat: degreesSchema(90), lon: degreesSchema(180) }),
  bounds: z
    .strictObject({
      south: degreesSchema(90),
      west: degreesSchema(180),
      north: degreesSchema(90),
      east: degreesSchema(180),
    })
    .check(about("Everything but the day trips lies inside.")),
  intro: prose,
  asOf: z
    .strictObject({ hours: month, prices: month, hotels: month })
    .check(about('The month in which facts were last compared with their sources, "2026-03".')),
  climate: optional(
    z.strictObject({
      highC: perMonth(z.number().check(z.minimum(-40), z.maximum(55))),
      lowC: perMonth(z.number().check(z.minimum(-50), z.maximum(45))),
      rainDays: perMonth(z.number().check(z.minimum(0), z.maximum(31))),
      source: z.string().check(z.minLength(10), z.maxLength(200)),
    }),
    "Means of many years, January first: the day's highest and lowest temperature, days with 1 mm of rain or more.",
  ),
  events: optional(
    z.array(
      z.strictObject({
        name,
        dates: z
          .array(
            z
              .string()
              .check(
                z.regex(
                  /^(?:\d\d-\d\d(?:\/\d\d-\d\d)?|20\d\d-\d\d-\d\d(?:\/20\d\d-\d\d-\d\d)?|easter [+-]\d{1,2})$/,
                ),
              ),
          )
          .check(
            z.minLength(1),
            about(
              '"12-24/12-26" each year, "2027-02-08/2027-03-09" in that year, "easter -2" by Easter Sunday.',
            ),
          ),
        note: z
          .string()
          .check(
            z.minLength(30),
            z.maxLength(240),
            about("One sentence: what a traveller finds otherwise than usual."),
          ),
        closes: optional(ids, "Places that are shut then, where their hours don't say so."),
        opensLate: optional(
          z.strictObject({ from: clock, ids }),
          "Places that open later than usual then, and from when on.",
        ),
        isFast: optional(yes, "Most places to eat are shut until sunset: Ramadan."),
        visits: optional(
          z.array(z.strictObject({ id, hours })).check(z.minLength(1)),
          "What one comes for then, each place with its hours on these dates, which stand for its usual ones.",
        ),
        hotelFactor: optional(
          z.number().check(z.minimum(1.1), z.maximum(5)),
          "How much dearer hotels are than usual; left out where they are not.",
        ),
      }),
    ),
    "Feasts, fairs and fasts that change a visit. Public holidays stand in holidays.json.",
  ),
  mealHours: optional(
    z.strictObject({ lunch: clockSpan, dinner: clockSpan }),
    'When most kitchens begin and stop to cook, "12:30-14:30". Left out where they cook all day.',
  ),
  ridesByTaxi: optional(
    yes,
    "Taxis are cheap, or little else goes where visitors go: travellers of any budget ride in them.",
  ),
  transit: optional(
    z.partialRecord(z.enum(TRANSIT_KINDS), stepFree),
    "What a wheelchair gets on by itself, stations included: most of it, a part, or hardly any. Kinds that the city hasn't got and of which we are not sure are left out.",
  ),
  trains: optional(
    z.record(id, z.int().check(z.minimum(10), z.maximum(900))),
    "Minutes of the usual fast train to other cities of the guide; one of the two cities says it.",
  ),
  landmarks: z
    .strictObject({
      waterside: ids.check(about("Piers, promenades, beaches and bridges.")),
      overWater: optional(ids, "What stands in the water or over it."),
      inPark: z
        .record(z.string(), ids)
        .check(about("By a park's name in the sketch: what is in it.")),
    })
    .check(about("Ids of places, hotels and eateries, with which the sketch is compared.")),
});

const hotel = z.strictObject({
  kind: z.literal("hotel"),
  id,
  name,
  localName,
  address: z
    .string()
    .check(
      z.minLength(8),
      z.maxLength(120),
      about("Street and district, as one would tell a taxi."),
    ),
  budget: z.enum(BUDGET_TITLES),
  pricePerNight: z
    .strictObject({ low: amount, high: amount })
    .check(about("A usual range for a double room, one night.")),
  stars: optional(
    z.int().check(z.minimum(1), z.maximum(5)),
    "Left out where the house has none or we are not sure of them.",
  ),
  isHostel: optional(yes, "Most guests share a room or a bathroom with strangers."),
  isForTwo: optional(yes, "No room takes more than two: nothing for a family."),
  guestAges: optional(
    z.strictObject({ from: z.optional(age), to: z.optional(age) }),
    "Left out where guests of any age may stay, children with their parents.",
  ),
  stepFree: optional(
    stepFree,
    "From the street to a room and to breakfast, the way to its door included. Left out where we are not sure.",
  ),
  description: prose,
});

const booking = z
  .strictObject({
    need: z
      .enum(["must", "should"])
      .check(about('"must": without a booking one usually doesn\'t get in.')),
    daysAhead: z.int().check(z.minimum(1), z.maximum(365)),
    url: optional(
      bookingUrlSchema,
      "Where the house itself sells tickets. Left out where we are not sure.",
    ),
  })
  .check(about("Left out where one just goes."));

const reachedBy = optional(
  z.object({ by: z.enum(REACHED_BY), minutes: z.int().check(z.minimum(5), z.maximum(120)) }),
  "Nobody walks there from anywhere else: how one goes, and how long that takes at the least from the streets next to it, waiting included.",
);

const place = z.strictObject({
  kind: z.literal("place"),
  id,
  name,
  localName,
  otherNames: optional(
    z
      .array(z.string().check(z.minLength(2), z.maxLength(70)))
      .check(z.minLength(1), z.maxLength(6)),
    "What people call it, too: the local name, a short one, a former one. No other place of the city is called so.",
  ),
  details: prose.check(about("Two sentences: what it is, and what to do or see there.")),
  category: z.enum(PLACE_CATEGORIES),
  drawing: optional(
    z.enum(DRAWINGS),
    "Its illustration, where its category, its name and the country tell a wrong one.",
  ),
  visitMinutes: z
    .int()
    .check(z.minimum(10), z.maximum(540), about("How long people usually stay.")),
  hours: z.optional(hours),
  ticketPrice: optional(amount, "One adult; 0 where it is free. Left out where we are not sure."),
  ticketGroup: optional(
    id,
    "Places with the same group are entered with one ticket: that of the dearest that is visited. Each has the price of the cheapest ticket that opens it.",
  ),
  quarter: optional(name, "The part of town it is in, as people there call it."),
  visitGroup: optional(id, "Places with the same group are seen in one go, one after the other."),
  booking: z.optional(booking),
  shutForWorks: optional(
    z.strictObject({ since: month, source: z.string().check(z.regex(/^https:\/\//)) }),
    "Works have shut all of it for months or years, and nobody knows until when: it is in no plan that didn't ask for it. Since when, and who says so.",
  ),
  season: optional(
    season,
    "When it is worth the way; left out where it always is. Closures stand in `hours`.",
  ),
  starts: optional(
    z.array(clock).check(z.minLength(1)),
    "A show, tour or boat begins only then. Left out where we are not sure.",
  ),
  isLit: optional(yes, "In the open, and worth it after dark: lit, open and usually visited then."),
  freeHours: optional(
    hours,
    "When entry is free, in the notation of `hours`, where it usually costs.",
  ),
  freeQueue: optional(yes, "In `freeHours` nobody can book ahead, and the queue is long."),
  isForSmallChildren: optional(
    yes,
    "Children under 6 enjoy it: a playground, animals, a boat, room to run.",
  ),
  stepFree: optional(stepFree, "For wheelchairs and strollers. Left out where we are not sure."),
  isForChildren: optional(yes, "Only worth it, or only open, with children: an indoor play park."),
  isForAdults: optional(yes, "Nothing for children under 13: graves, cells, breweries, horrors."),
  experience: optional(
    id,
    'Places with the same one are alike, "view-from-a-tower": who has seen one hardly needs the second.',
  ),
  byCarOnly: optional(yes, "No public transport goes there: by taxi or a hired car."),
  isUphill: optional(
    yes,
    "Up a hill, a steep street or stairs from the streets around: who walks badly rides there, however near it is.",
  ),
  reachedBy,
  servesDinner: optional(
    yes,
    "Dinner is part of the visit, as on a dinner cruise or at a show with a meal.",
  ),
  isStrenuous: optional(
    z.boolean(),
    "Steep, long or up many steps: nothing for people of seventy or small children. Left out, a viewpoint or nature without step-free ways is so.",
  ),
  isForFood: optional(
    yes,
    "People go there to eat, to drink or to taste: a food market, a winery.",
  ),
  bestTime: z.enum(BEST_TIMES),
  bestStarts: optional(
    z.array(bestStart).check(z.minLength(1), z.maxLength(3)),
    'When `details` say that one should be there, soonest first: "06:30-08:45", "sunset", "dusk" (the lamps come on) or "dark".',
  ),
  bestDays: optional(
    weekdays,
    'The weekdays on which `details` send people there, or on which less is shut or crowded: "Mo-Fr", "Su". Closing days stand in `hours`.',
  ),
  mustSee: z.boolean(),
  popularity: z
    .int()
    .check(z.minimum(1), z.maximum(100), about("Fame among the city's own places.")),
  indoor: z.boolean(),
  suits: z
    .array(z.enum(TRAVELLER_TITLES))
    .check(about("Travellers it suits more than others; empty where it suits all alike.")),
});

const dayTrip = z.extend(place, {
  kind: z.literal("day-trip"),
  way: z
    .strictObject({
      by: z.enum(WAYS_OUT),
      from: z
        .string()
        .check(
          z.minLength(3),
          z.maxLength(70),
          about("The station, pier or stop it leaves from; for a car, the part of the city."),
        ),
      minutes: z
        .int()
        .check(
          z.minimum(20),
          z.maximum(180),
          about("From door to door, one way, waiting included."),
        ),
      fare: optional(amount, "One adult, there and back."),
    })
    .check(about("The usual way from the middle of the city.")),
});

const eatery = z.strictObject({
  kind: z.literal("eatery"),
  id,
  name,
  localName,
  details: z
    .string()
    .check(
      z.minLength(40),
      z.maxLength(240),
      about("One or two sentences: what it is, and what to eat there."),
    ),
  eateryKind: z.enum(EATERY_KINDS),
  /** None where one has ice cream or coffee between meals. */
  meals: z.array(z.enum(MEAL_KINDS)),
  price: z.enum(PRICE_LEVELS).check(about("Beside what a meal usually costs in the city.")),
  diets: optional(
    z.array(z.enum(EATERY_DIETS)).check(z.minLength(1)),
    "Those who keep to it have a choice of main dishes. Left out where we are not sure.",
  ),
  isFormal: optional(yes, "A dress code or a long set menu: no place for children."),
  isStandUp: optional(yes, "No seats, or only a counter: a stall, a takeaway, a snack bar."),
  hasView: optional(yes, "A view that one would come for on a special evening."),
  isRenowned: optional(
    yes,
    "One of the first that a resident names when a visitor asks where to eat: an institution, or the house for a dish of the city.",
  ),
  inside: optional(id, "Inside the place of this id, behind its ticket: only for who visits it."),
  reachedBy,
  booking: z.optional(booking),
  hours: z.optional(hours),
});

/** Longitude first, as GeoJSON has it (RFC 7946, 3.1.1); at most four decimals. */
const position = z.tuple([degreesSchema(180), degreesSchema(90)]);
const pointSchema = z.object({ type: z.literal("Point"), coordinates: position });
const lineSchema = z.object({
  type: z.literal("LineString"),
  coordinates: z.array(position).check(z.minLength(2)),
});
/** The outline, without holes; its last point is its first. */
const polygonSchema = z.object({
  type: z.literal("Polygon"),
  coordinates: z.tuple([
    z.array(position).check(
      z.minLength(4),
      z.refine(
        (ring) => ring[0]?.join() === ring.at(-1)?.join(),
        "an outline ends where it begins",
      ),
    ),
  ]),
});

/** Loose where programs that draw maps add members of their own: `crs`, `bbox`, `id`. */
function collectionOf<
  Properties extends z.ZodMiniType<object>,
  Geometry extends z.ZodMiniType<object>,
>(properties: Properties, geometry: Geometry) {
  return z.looseObject({
    type: z.literal("FeatureCollection"),
    features: z.array(z.looseObject({ type: z.literal("Feature"), properties, geometry })),
  });
}

const placesFileSchema = collectionOf(
  z.discriminatedUnion("kind", [place, dayTrip, hotel, eatery]),
  pointSchema,
);

const mapName = z.string().check(z.minLength(1), z.maxLength(60));
const sketchFileSchema = collectionOf(
  z.discriminatedUnion("kind", [
    z
      .strictObject({ kind: z.literal("water"), name: z.optional(mapName) })
      .check(about("Sea, lakes and wide rivers: a Polygon.")),
    z
      .strictObject({ kind: z.literal("island"), name: z.optional(mapName) })
      .check(about("Land over water again: a Polygon.")),
    z
      .strictObject({
        kind: z.literal("river"),
        name: z.optional(mapName),
        widthMetres: z.number().check(z.positive(), z.maximum(5000)),
      })
      .check(about("A river or a canal: a LineString along its middle.")),
    z
      .strictObject({ kind: z.literal("park"), name: z.optional(mapName) })
      .check(about("A Polygon.")),
    z
      .strictObject({ kind: z.literal("street") })
      .check(about("A main street, its bridges included: a LineString.")),
    z
      .strictObject({ kind: z.literal("quarter"), name: mapName })
      .check(about("A part of the city: a Point where its name is written.")),
  ]),
  z.union([pointSchema, lineSchema, polygonSchema]),
);

/** How each kind of a sketch's features is drawn. */
export const SHAPES = {
  water: "Polygon",
  island: "Polygon",
  river: "LineString",
  park: "Polygon",
  street: "LineString",
  quarter: "Point",
} as const;

/** The schema of each file of a city's folder. `npm run format` writes them as JSON Schemas beside the folders. */
export const CITY_SCHEMAS = {
  "city.json": cityFileSchema,
  "places.geojson": placesFileSchema,
  "sketch.geojson": sketchFileSchema,
} as const;

export type Landmarks = CityFacts["landmarks"];
export type CityFacts = z.infer<typeof cityFileSchema>;
export type PlacesFile = z.infer<typeof placesFileSchema>;
export type SketchFile = z.infer<typeof sketchFileSchema>;
type Properties<Kind> = Extract<
  PlacesFile["features"][number]["properties"],
  { readonly kind: Kind }
>;
export type HotelFacts = Properties<"hotel">;
export type PlaceFacts = Properties<"place">;
export type DayTripFacts = Properties<"day-trip">;
export type EateryFacts = Properties<"eatery">;
