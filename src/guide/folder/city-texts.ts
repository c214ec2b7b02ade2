import * as z from "zod/mini";
import { about } from "./city-folder.ts";

const text = z.string().check(z.minLength(1), z.maxLength(600));
const named = (what: string) => z.optional(z.record(z.string(), text).check(about(what)));

/** A city's texts in another language, `texts.de.json`. What is left out is shown in English. */
export const cityTextsSchema = z.strictObject({
  $schema: z.optional(z.string()),
  intro: z.optional(text.check(about("The intro of city.json."))),
  events: z.optional(
    z
      .record(z.string(), z.strictObject({ name: text, note: z.optional(text) }))
      .check(about("By the English name that city.json has.")),
  ),
  quarters: named("By the English name that places.geojson has."),
  stations: named("Where the ways of day trips begin, by the name that places.geojson has."),
  places: z.optional(
    z
      .record(z.string(), z.strictObject({ name: text, details: z.optional(text) }))
      .check(
        about(
          "Sights, day trips, hotels and places to eat, by their ids; the description of a hotel is its details.",
        ),
      ),
  ),
});
export type CityTexts = z.infer<typeof cityTextsSchema>;
