import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import type { BestTime } from "../../../domain/trip/best-time.ts";
import type { TravellerTitle } from "../../../domain/trip/traveller.ts";

type Defaults = {
  readonly bestTime: BestTime;
  readonly indoor: boolean;
  readonly suits: readonly TravellerTitle[];
};

/** Usual values for a kind of place where no source has them; editorial, as the guide's own cities have it. */
export const PLACE_DEFAULTS: Readonly<Record<PlaceCategory, Defaults>> = {
  museum: { bestTime: "any", indoor: true, suits: [] },
  palace: { bestTime: "morning", indoor: true, suits: [] },
  worship: { bestTime: "any", indoor: true, suits: [] },
  monument: { bestTime: "any", indoor: false, suits: [] },
  viewpoint: { bestTime: "sunset", indoor: false, suits: ["Couple"] },
  park: { bestTime: "any", indoor: false, suits: ["Family"] },
  market: { bestTime: "morning", indoor: false, suits: [] },
  "old-town": { bestTime: "any", indoor: false, suits: [] },
  beach: { bestTime: "afternoon", indoor: false, suits: ["Family", "Friends"] },
  show: { bestTime: "evening", indoor: true, suits: ["Couple"] },
  nightlife: { bestTime: "evening", indoor: true, suits: ["Friends", "Group"] },
  nature: { bestTime: "morning", indoor: false, suits: [] },
  zoo: { bestTime: "morning", indoor: false, suits: ["Family"] },
  "theme-park": { bestTime: "morning", indoor: false, suits: ["Family", "Friends"] },
};
