import * as z from "zod/mini";

/** `GET /api/guides/{id}`: a guide made of open data, which is under this licence. */
export const openGuideAnswerSchema = z.object({
  licence: z.literal("ODbL-1.0"),
  attribution: z.string(),
  guide: z.looseObject({}),
});
