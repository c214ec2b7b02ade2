// A digest of what the engine makes: `npm run bench:digest [-- FILE]`. Plans of the guide's cities, edits made to them, the
// fixtures' repairs and exported files, all from one seed. Equal digests before and after a change of the code say that it
// changed no plan, hour, price or file; FILE gets one line each, to compare where they differ.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { isTrip } from "../src/domain/edits/edit-kind.ts";
import { makeEdits } from "../src/domain/engine/revise/make-edits.ts";
import { seededRandom } from "../src/domain/engine/solver/seeded-random.ts";
import { EXPORT_FORMATS, type ExportFormat } from "../src/domain/export/export-format.ts";
import { exportTrip } from "../src/domain/export/export-trip.ts";
import { wordsIn } from "../src/domain/messages/words.ts";
import { runToEnd } from "../src/domain/plan/run-to-end.ts";
import { BUDGET_TITLES } from "../src/domain/trip/budget.ts";
import { INTEREST_IDS } from "../src/domain/trip/interest.ts";
import { PACE_CHOICES } from "../src/domain/trip/pace-choice.ts";
import { TRAVELLER_TITLES } from "../src/domain/trip/traveller.ts";
import type { Trip } from "../src/domain/trip/trip.ts";
import { MODEL_PLANS } from "../test/fixtures/model-plans/model-plans.ts";
import { GUIDE_CITIES } from "../test/support/guide.ts";
import { randomEdit } from "../test/support/plans/random-edit.ts";
import { repairFixture } from "../test/support/plans/repair-fixture.ts";
import { storedTrip } from "../test/support/plans/stored-trip.ts";

const SEED = 20_261_125;
const PLANS = 1_000;
const EDITS = 1_000;
const EDITS_A_TRIP = 10;
const EXPORTED_TRIPS = 34;
const DATES = [undefined, "2026-05-04", "2026-12-22", "2026-08-15"] as const;

const random = seededRandom(SEED);
const roll = (limit: number) => Math.floor(random() * Math.max(1, limit));
const lines: string[] = [];
const plans = Array.from({ length: PLANS }, (_, nth) => {
  const city = pick(GUIDE_CITIES);
  const interests = roll(3) === 0 ? [pick(INTEREST_IDS)] : undefined;
  const request = {
    days: 1 + roll(7),
    traveller: pick(TRAVELLER_TITLES),
    budget: pick(BUDGET_TITLES),
    pace: pick(PACE_CHOICES),
    startDate: pick(DATES),
    ...(interests === undefined ? {} : { interests }),
  };
  const trip = storedTrip(city, request);
  note("plan", `${nth} ${city.id}`, trip);
  return { city, trip };
});

for (let nth = 0; nth < EDITS; ) {
  const { city, trip: first } = plans[roll(PLANS)] ?? pick(plans);
  let trip: Trip = first;
  for (let of = 0; of < EDITS_A_TRIP && nth < EDITS; of += 1, nth += 1) {
    const edit = JSON.parse(JSON.stringify(randomEdit(trip, city, roll, nth)));
    const made = runToEnd(makeEdits(trip, [edit], city));
    note("edit", `${nth} ${edit.kind}`, made);
    if (isTrip(made)) trip = made;
  }
}

for (const fixture of MODEL_PLANS) {
  const { repaired } = repairFixture(fixture);
  note("repair", fixture.name, { plan: repaired.plan, changes: repaired.changes });
}

for (const { city, trip } of plans.slice(0, EXPORTED_TRIPS)) {
  for (const format of Object.keys(EXPORT_FORMATS) as ExportFormat[]) {
    const facts = { timeZone: city.timeZone, changedAtMs: 1_700_000_000_000 };
    note("export", `${city.id} ${format}`, exportTrip(trip, format, facts, wordsIn()) ?? "none");
  }
}

for (const kind of ["plan", "edit", "repair", "export"]) {
  const own = lines.filter((line) => line.startsWith(`${kind} `));
  console.log(`${kind.padEnd(8)}${String(own.length).padStart(6)}  ${hashed(own.join("\n"))}`);
}
const [, , file] = process.argv;
if (file !== undefined) writeFileSync(file, `${lines.join("\n")}\n`);

function pick<Item>(items: readonly Item[]): Item {
  return items[roll(items.length)] as Item;
}

function note(kind: string, name: string, made: unknown): void {
  lines.push(`${kind} ${name} ${hashed(JSON.stringify(sorted(made)))}`);
}

/** The order of keys is no part of what is made. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]));
}

function hashed(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
