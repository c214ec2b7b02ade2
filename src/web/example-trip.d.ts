// Made by scripts/example-trip.ts while the pages are built.
declare module "virtual:example-trip" {
  export const trip: import("../domain/trip/trip.ts").Trip;
  export const facts: import("../domain/trip/trip-facts.ts").TripFacts;
  /** Loads the guide's texts in each language that has them. */
  export const textsIn: {
    readonly [Tag in import("../domain/language-tags.ts").LanguageTag]?: () => Promise<{
      readonly texts: import("../domain/guide-text.ts").GuideTexts;
    }>;
  };
}

declare module "virtual:example-city" {
  /** As the facts of a trip have it. */
  export const city: unknown;
}

declare module "virtual:example-day" {
  export const day: {
    readonly number: number;
    /** The class of its colour. */
    readonly look: string;
    readonly placeCount: number;
    readonly kmOnFoot: string;
    readonly places: readonly {
      readonly name: string;
      /** Address of its picture. */
      readonly art: string;
      /** "10:30". */
      readonly starts?: string;
      readonly ends?: string;
      /** Left out where the hours are not known, and where it never closes. */
      readonly closes?: string;
      readonly details: string;
    }[];
    /** Names and details of these in each language that has them. */
    readonly said: {
      readonly [Tag in import("../domain/language-tags.ts").LanguageTag]?: readonly {
        readonly name: string;
        readonly details: string;
      }[];
    };
  };
}
