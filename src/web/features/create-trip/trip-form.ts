import * as z from "zod/mini";
import { childAgesSchema } from "../../../domain/trip/child-ages.ts";
import { INTEREST_IDS } from "../../../domain/trip/interest.ts";
import { PACE_CHOICES } from "../../../domain/trip/pace-choice.ts";
import type { TripRequestInput } from "../../../domain/trip/trip-request.ts";
import { sentWishesSchema } from "../../../domain/trip/trip-wish.ts";
import { wantedBasesSchema } from "../../../domain/trip/wanted-bases.ts";
import { browserStorage } from "../../lib/browser-storage.ts";

/** The form's fields as they were typed. */
export type TripForm = z.infer<typeof tripFormSchema>;

const tripFormSchema = z.object({
  destination: z.string(),
  placeId: z.optional(z.string()),
  days: z.string(),
  budget: z.string(),
  traveler: z.string(),
  startDate: z.string(),
  pace: z.enum(PACE_CHOICES),
  interests: z.array(z.enum(INTEREST_IDS)),
  /** Wishes in words, those of them that are left out, and what the others come to. */
  wishText: z.string(),
  wishesLeftOut: z.array(z.string()),
  /** The choice made for a part that was asked back, by its words. */
  wishesChosen: z.record(z.string(), z.int()),
  wished: z.object({
    wishes: sentWishesSchema,
    pace: z.optional(z.enum(PACE_CHOICES)),
    childAges: z.optional(childAgesSchema),
    interests: z.array(z.enum(INTEREST_IDS)),
    /** The parts that our grammar doesn't understand. */
    unread: z.optional(z.string()),
  }),
  /** Who plans, where the traveller may choose; a new destination begins with the model again. */
  planner: z.enum(["model", "guide"]),
  /** The bases chosen for this destination and number of days; any other has none. */
  bases: z.optional(wantedBasesSchema),
});

const STORAGE_KEY = "tripwright.form";
const WISH_KEY = "tripwright.generate-on-return";

const EMPTY_FORM: TripForm = {
  destination: "",
  days: "",
  budget: "",
  traveler: "",
  startDate: "",
  pace: "usual",
  interests: [],
  wishText: "",
  wishesLeftOut: [],
  wishesChosen: {},
  wished: { wishes: [], interests: [] },
  planner: "model",
};

/** The form as it was left in this tab: a reload or a full-page sign-in loses nothing. */
export function loadForm(): TripForm {
  try {
    const kept = JSON.parse(browserStorage.tab.get(STORAGE_KEY) ?? "");
    // A form kept before there were wishes lacks them.
    return tripFormSchema.parse({ ...EMPTY_FORM, ...kept });
  } catch {
    // Nothing was kept, or an older version kept something else.
    return EMPTY_FORM;
  }
}

export function keepForm(form: TripForm): void {
  browserStorage.tab.set(STORAGE_KEY, JSON.stringify(form));
}

export function forgetForm(): void {
  browserStorage.tab.remove(STORAGE_KEY);
}

/** Remembers over a full-page sign-in that Generate had been pressed. */
export function wishToGenerateOnReturn(): void {
  browserStorage.tab.set(WISH_KEY, "1");
}

export function takeWishToGenerate(): boolean {
  const wished = browserStorage.tab.get(WISH_KEY) !== null;
  browserStorage.tab.remove(WISH_KEY);
  return wished;
}

export function hasWishes({ startDate, pace, interests, wishText }: TripForm): boolean {
  return `${startDate}${wishText}` !== "" || pace !== EMPTY_FORM.pace || interests.length > 0;
}

/** The form as the server takes it; the cards' values are ours, and the server checks them again. */
export function toRequest(form: TripForm): TripRequestInput {
  const value = form.placeId === undefined ? {} : { value: { place_id: form.placeId } };
  const { wishes, pace = form.pace, childAges = [], unread = "" } = form.wished;
  const interests = [...new Set([...form.interests, ...form.wished.interests])];
  return {
    ...(form.destination === "" ? {} : { location: { label: form.destination, ...value } }),
    ...(form.days === "" ? {} : { noOfDays: form.days }),
    traveler: form.traveler as TripRequestInput["traveler"],
    budget: form.budget as TripRequestInput["budget"],
    ...(form.startDate === "" ? {} : { startDate: form.startDate }),
    ...(pace === EMPTY_FORM.pace ? {} : { pace }),
    ...(childAges.length === 0 ? {} : { childAges }),
    ...(interests.length === 0 ? {} : { interests }),
    // Also where there are none: the words are what the grammar has left.
    ...(wishes.length === 0 && unread === "" ? {} : { wishes }),
    ...(unread === "" ? {} : { wishText: unread }),
    ...(form.bases === undefined ? {} : { bases: form.bases }),
  };
}
