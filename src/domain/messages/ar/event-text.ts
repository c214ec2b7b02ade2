import { sayEvent } from "../say-event.ts";
import { arabic } from "./arabic.ts";

export const eventText = sayEvent(arabic, {
  colon: ": ",
  hotels: (factor) => `أسعار الفنادق حينها حوالي ${arabic.number(factor)}× المعتاد.`,
  fast: "قبل الغروب، تناول الطعام في فندقك أو في مقاهي المعالم؛ بعده تمتلئ المطاعم.",
});
