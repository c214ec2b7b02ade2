import type { Words } from "../../domain/messages/words.ts";

/** What the landing page shows, and what is around every screen. It imports nothing: each language is one file to the landing page. */
type Core = {
  readonly "below-hero": typeof import("./en/below-hero-words.ts")["belowHeroWords"];
  readonly home: typeof import("./en/home-words.ts")["homeWords"];
  readonly shell: typeof import("./en/shell-words.ts")["shellWords"];
  readonly ui: typeof import("./en/ui-words.ts")["uiWords"];
};

/** What every screen but the landing page may need, and the words of all screens but a trip's. */
type App = Pick<Words, "language" | "stored" | "duration" | "errors" | "choices" | "made"> & {
  readonly account: typeof import("./en/account/account-words.ts")["accountWords"];
  readonly analytics: typeof import("./en/analytics-words.ts")["analyticsWords"];
  readonly "calendar-feed": typeof import("./en/calendar-feed-words.ts")["calendarFeedWords"];
  readonly contact: typeof import("./en/contact-words.ts")["contactWords"];
  readonly "create-trip": typeof import("./en/create-trip-words.ts")["createTripWords"];
  readonly decision: typeof import("./en/decision-words.ts")["decisionWords"];
  readonly edit: typeof import("./en/edit-words.ts")["editWords"];
  readonly "edit-trip": typeof import("./en/edit-trip-words.ts")["editTripWords"];
  readonly example: typeof import("./en/example-words.ts")["exampleWords"];
  readonly "my-trips": typeof import("./en/my-trips-words.ts")["myTripsWords"];
  readonly problem: typeof import("./en/problem-words.ts")["PROBLEM_WORDS"];
  readonly profile: typeof import("./en/profile-words.ts")["profileWords"];
  readonly room: typeof import("./en/room-words.ts")["roomWords"];
  readonly "set-dates": typeof import("./en/set-dates-words.ts")["setDatesWords"];
  readonly "sign-in": typeof import("./en/sign-in-words.ts")["signInWords"];
  readonly "trip-dates": typeof import("./en/trip-dates-words.ts")["tripDatesWords"];
  readonly "trip-menu": typeof import("./en/trip-menu-words.ts")["tripMenuWords"];
  readonly "trip-wish": typeof import("./en/trip-wish-words.ts")["tripWishWords"];
  readonly undo: typeof import("./en/undo-words.ts")["undoWords"];
  readonly update: typeof import("./en/update-words.ts")["updateWords"];
};

/** What only the page of a trip needs. */
type Trip = Pick<
  Words,
  "changes" | "checks" | "exports" | "notes" | "openData" | "transfer" | "watch" | "weaknesses"
> & {
  readonly booked: typeof import("./en/trip-page/booked-words.ts")["bookedWords"];
  readonly "change-plan": typeof import("./en/change-plan-words.ts")["changePlanWords"];
  readonly check: typeof import("./en/trip-page/check-words.ts")["checkWords"];
  readonly costs: typeof import("./en/trip-page/costs-words.ts")["costsWords"];
  readonly guest: typeof import("./en/trip-page/guest-words.ts")["guestWords"];
  readonly history: typeof import("./en/history-words.ts")["historyWords"];
  readonly ideas: typeof import("./en/trip-page/ideas-words.ts")["ideasWords"];
  readonly lists: typeof import("./en/trip-page/lists-words.ts")["listsWords"];
  readonly map: typeof import("./en/map-words.ts")["mapWords"];
  readonly "read-bookings": typeof import("./en/trip-page/read-bookings-words.ts")["readBookingsWords"];
  readonly "own-files": typeof import("./en/trip-page/own-files-words.ts")["ownFilesWords"];
  readonly "place-more": typeof import("./en/trip-page/place-more-words.ts")["placeMoreWords"];
  readonly share: typeof import("./en/trip-page/share-words.ts")["shareWords"];
  readonly "take-along": typeof import("./en/trip-page/take-along-words.ts")["takeAlongWords"];
  readonly today: typeof import("./en/today-words.ts")["todayWords"];
  readonly "view-trip": typeof import("./en/view-trip-words.ts")["viewTripWords"];
  readonly way: typeof import("./en/trip-page/way-words.ts")["wayWords"];
  readonly weather: typeof import("./en/trip-page/weather-words.ts")["weatherWords"];
  readonly wish: typeof import("./en/trip-page/wish-words.ts")["wishWords"];
};

/** The words of the pages by their area and part: an area is one file of a language. Each language has all of them. */
export type Catalogues = { readonly core: Core; readonly app: App; readonly trip: Trip };

/** A language beside English: the words of the first screen, and how the others are loaded. */
export type PageLanguage = { readonly core: Core } & {
  readonly [Area in Exclude<keyof Catalogues, "core">]: () => Promise<Catalogues[Area]>;
};
