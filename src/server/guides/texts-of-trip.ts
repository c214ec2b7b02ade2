import type { GuideTexts } from "../../domain/guide-text.ts";
import type { LanguageTag } from "../../domain/language-tags.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { findCity } from "../../guide/find-city.ts";
import type { Guide } from "../../guide/guide.ts";

/** The guide's texts of a trip's cities in a language; undefined in English, and where nobody has translated them. */
export async function textsOfTrip(
  { userSelection, openData, bases }: Pick<Trip, "userSelection" | "openData" | "bases">,
  guide: Guide,
  language: LanguageTag,
): Promise<GuideTexts | undefined> {
  if (language === "en") return undefined;
  const towns = bases?.towns ?? [{ label: userSelection.location.label, openData }];
  const tables = await Promise.all(
    towns.map((town) =>
      town.openData === undefined ? findCity(guide, town.label)?.loadTexts(language) : undefined,
    ),
  );
  const known = tables.filter((table) => table !== undefined);
  return known.length === 0 ? undefined : { language, byHash: Object.assign({}, ...known) };
}
