import { CHECK_IDS, CHECKS, type CheckFigure } from "../../plan/check-list.ts";
import { type CheckedPlan, QUALITY_CAPS } from "./check-plan.ts";

/** As in the check of one plan. */
const MAX_WEAKNESSES = 3;

/** The check of one base of a trip, and for how many days. */
export type CheckedPart = { readonly checked: CheckedPlan; readonly days: number };

/**
 * The check of a trip out of those of its bases: it can be walked when each can, its quality is the mean by days, and
 * a check's figure is that of the base where it is worst. Of a trip with one base it is that base's.
 */
export function joinChecks(parts: readonly CheckedPart[]): CheckedPlan {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only.checked;
  const all = parts.filter(({ days }) => days > 0).map(({ checked }) => checked);
  const days = parts.reduce((sum, part) => sum + part.days, 0);
  const quality = parts.reduce((sum, part) => sum + part.checked.quality * part.days, 0);
  const counts = (key: "places" | "ofPlaces" | "hotels" | "ofHotels") =>
    all.reduce((sum, { verified }) => sum + verified[key], 0);
  const isFeasible = all.every((checked) => checked.isFeasible);
  const most = isFeasible ? 100 : QUALITY_CAPS.faulty;
  return {
    isFeasible,
    quality: days === 0 ? 0 : Math.min(most, Math.round(quality / days)),
    checks: CHECK_IDS.flatMap((id) =>
      worst(all.flatMap(({ checks }) => checks.filter((one) => one.id === id))),
    ),
    weaknesses: mostFirst(all),
    watch: onceEach(all.flatMap(({ watch }) => watch)),
    verified: {
      places: counts("places"),
      ofPlaces: counts("ofPlaces"),
      hotels: counts("hotels"),
      ofHotels: counts("ofHotels"),
      ...(all.some(({ verified }) => verified.by === "open") ? { by: "open" as const } : {}),
    },
  };
}

/** One that isn't met before one that is, then the lowest score. */
function worst(figures: readonly CheckFigure[]): CheckFigure[] {
  return figures
    .toSorted(
      (a, b) =>
        Number(a.isMet) - Number(b.isMet) ||
        CHECKS[a.id].score(a.figure) - CHECKS[b.id].score(b.figure),
    )
    .slice(0, 1);
}

/** Those of the weakest base first, then the first of each other. */
function mostFirst(all: readonly CheckedPlan[]): CheckedPlan["weaknesses"] {
  const byNeed = all.toSorted((a, b) => a.quality - b.quality).map(({ weaknesses }) => weaknesses);
  const inTurn = Array.from({ length: MAX_WEAKNESSES }, (_, rank) =>
    byNeed.flatMap((weaknesses) => weaknesses[rank] ?? []),
  );
  return onceEach(inTurn.flat()).slice(0, MAX_WEAKNESSES);
}

function onceEach<Item>(items: readonly Item[]): Item[] {
  const texts = items.map((item) => JSON.stringify(item));
  return items.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
}
