/**
 * Plans 60 trips of families with a child under four who naps and must see one place, and counts what goes wrong:
 * `node bench/naps.ts [--show CITY]`.
 */
import { parseArgs } from "node:util";
import { clockText } from "../src/domain/clock-text.ts";
import { distanceKm } from "../src/domain/places/geo.ts";
import { readFormWishes } from "../src/domain/wishes/read-form-wishes.ts";
import { isTripWish } from "../src/domain/wishes/with-meant.ts";
import { GUIDE_CITIES } from "../test/support/guide.ts";
import { type MadePlan, makePlan } from "./plans/made-plan.ts";

const MUSTS = {
  vienna: "Schönbrunn Zoo",
  berlin: "Zoo Berlin",
  london: "London Zoo",
  paris: "Jardin d'Acclimatation",
  rome: "Bioparco di Roma",
  prague: "Prague Zoo",
  lisbon: "Lisbon Oceanarium",
  "new-york": "Bronx Zoo",
  sydney: "Taronga Zoo",
  singapore: "Singapore Zoo",
  tokyo: "Tokyo Disneyland",
  florence: "Uffizi Gallery",
} as const;
const VARIANTS = [
  { startDate: "2027-01-14", days: 4, nap: "nap 1 to 3 every day" },
  { startDate: "2027-01-15", days: 3, nap: "nap after lunch" },
  { startDate: "2027-07-06", days: 4, nap: "nap 1 to 3 every day" },
  { startDate: "2027-07-10", days: 3, nap: "nap after lunch" },
  { startDate: "2027-02-09", days: 2, nap: "nap 12:30 to 14:30 every day" },
] as const;
const LATE = 14 * 60;
const NEAR_KM = 0.5;

const { values } = parseArgs({ options: { show: { type: "string" } } });
const sums = { plans: 0, missing: 0, late: 0, back: 0, lunches: 0 };
for (const [id, must] of Object.entries(MUSTS)) {
  const city = GUIDE_CITIES.find((one) => one.id === id);
  if (city === undefined || (values.show ?? id) !== id) continue;
  const names = [...city.places, ...(city.dayTrips ?? [])].map(({ name }) => name);
  for (const { startDate, days, nap } of VARIANTS) {
    const { read, asked } = readFormWishes(
      `We must see ${must}. ${nap}`,
      names,
      undefined,
      city.name,
    );
    const wishes = read.flatMap(({ meant }) => meant.filter(isTripWish));
    const request = {
      ...{ days, startDate, wishes, people: 3, childAges: [2] },
      traveller: "Family",
      budget: "Standard",
    } as const;
    const plan = makePlan({ city, request });
    const isIn = plan.days.some(({ visits }) =>
      visits.some(({ candidate }) => candidate.place.name === must),
    );
    const late = plan.days.flatMap(({ meals }) =>
      meals.filter((one) => one.kind === "lunch" && one.startMinutes > LATE),
    );
    const back = plan.days.filter(goesBackToEat);
    sums.plans += 1;
    sums.missing += Number(!isIn);
    sums.late += late.length;
    sums.lunches += plan.days.flatMap(({ meals }) =>
      meals.filter(({ kind }) => kind === "lunch"),
    ).length;
    sums.back += back.length;
    console.log(
      `${id} ${startDate} ${nap}: ${isIn ? "" : `no ${must}; `}${late.length} late, ${back.length} back${asked.length > 0 ? ` ASKED ${asked.map(({ text }) => text).join("|")}` : ""} ${wishes.map(({ kind }) => kind).join()}`,
    );
    if (values.show !== undefined) show(plan);
  }
}
console.log(sums);

/** After a rest at the hotel a meal near where one was before it, and nothing else to see there. */
function goesBackToEat({ visits, meals, free = [] }: MadePlan["days"][number]): boolean {
  return free.some((rest) => {
    if (rest.rest !== "hotel") return false;
    const before = visits.findLast(({ endMinutes }) => endMinutes <= rest.startMinutes);
    const next = visits.find(({ startMinutes }) => startMinutes >= rest.endMinutes);
    const meal = meals.find(
      ({ startMinutes }) =>
        startMinutes >= rest.endMinutes &&
        startMinutes < (next?.startMinutes ?? Number.POSITIVE_INFINITY),
    );
    const [from, table] = [
      before?.candidate.place.at,
      meal?.isAfterRide === true ? undefined : before?.candidate.place.at,
    ];
    const there = next?.candidate.place.at;
    if (from === undefined || table === undefined || meal === undefined) return false;
    return there === undefined || distanceKm(from, there) > NEAR_KM;
  });
}

function show({ days, timetable }: MadePlan): void {
  console.log(`  ${timetable.hotels[0]?.name}`);
  for (const [at, { date, visits, meals, free = [] }] of days.entries()) {
    const lines = [
      ...visits.map((one) => ({
        ...one,
        text: `${one.candidate.place.name} (${one.leg?.minutes} ${one.leg?.mode}${one.isFromHotel ? " from hotel" : ""})`,
      })),
      ...meals.map((one) => ({
        ...one,
        text: `${one.kind} ${one.placeName ?? ""}${one.isAfterRide ? " after ride" : ""}`,
      })),
      ...free.map((one) => ({ ...one, text: `free ${one.rest ?? ""}` })),
    ].sort((a, b) => a.startMinutes - b.startMinutes);
    console.log(`  Day ${at + 1} ${date}`);
    for (const { startMinutes, endMinutes, text } of lines)
      console.log(`    ${clockText(startMinutes)}-${clockText(endMinutes)} ${text}`);
  }
}
