import * as z from "zod/mini";

/**
 * The one table of what anything from outside may be, read at every door: requests, edits, imports, links, tools, and
 * what a model plans. Whatever is within it can be edited, taken back and restored. Lengths of texts are in UTF-16
 * units, as `maxLength` of an input counts them.
 */
export const LIMITS = {
  trip: {
    /** A page can show as many. */
    days: 60,
    /** On its days and set aside together, so that taking one out of the plan never loses another. */
    places: 500,
    /** More than anyone compares. */
    hotels: 20,
    bases: 4,
    /** Of the document as JSON: all of it fits one request of edits, and one step of its history. */
    bytes: 500_000,
    /** For a trip that is planned or imported: leaves room for its owner's additions and the results of a check. */
    newBytes: 480_000,
    expenses: 500,
    /** Places that the traveller has in mind: a list of a whole country. */
    ideas: 300,
    /** Of a long journey with all its tickets. */
    bookings: 100,
    /** To pack and to do, together: a family's for weeks. */
    listItems: 200,
    travellers: 30,
    links: 20,
  },
  day: {
    /** More fit no day, and each edit of it would take longer. */
    places: 50,
    meals: 10,
    /** Times with nothing to do. */
    free: 60,
    /** That an edit may bring to a day: no pace asks for more. */
    newPlaces: 8,
  },
  list: {
    /** Edits of one request. */
    edits: 50,
    accessTokens: 20,
    /** Guests who joined by one link. */
    guests: 50,
    /** For one slot of a day. */
    candidates: 5,
    votes: 300,
    /** Trips that are asked for at once. */
    wholeTrips: 20,
    /** Trips of others that one person keeps. */
    keptTrips: 200,
    /** Of an imported trip: notes on the plan, or pages that its facts are from. */
    entries: 200,
  },
  /** A list of places that a browser reads. */
  file: {
    bytes: 5 * 1024 * 1024,
    /** Of an archive, all that is unpacked of it. */
    unpackedBytes: 20 * 1024 * 1024,
  },
  /** Tickets and pictures that a browser keeps with the places and days of its trips. */
  keptFile: {
    bytes: 10 * 1024 * 1024,
    /** Of all of them: what the browser gives us holds the trips, too. */
    allBytes: 50 * 1024 * 1024,
    name: 120,
    /** Of one trip, in its owner's account. */
    ofTrip: 100,
  },
  /** The values in the words of a note. */
  message: {
    values: 20,
    /** Of a list among them: the names of all places of a trip. */
    entries: 500,
  },
  text: {
    /** A description, or an address of an image. */
    long: 2000,
    short: 300,
    note: 2000,
    ideaNote: 500,
    /** Of each text of a booking. */
    booking: 200,
    /** Of a trip. */
    title: 120,
    /** Of an expense. */
    cost: 120,
    /** Of a line of a packing or to-do list. */
    listItem: 120,
    /** Of a place or a hotel that comes into a trip. */
    placeName: 200,
    /** Of a person, a link or an access token. */
    name: 60,
    /** That a guest says with a vote. */
    word: 140,
    destination: 200,
    /** Wishes in words: longer is a letter. */
    wish: 300,
  },
  date: {
    /** The first and the last moment, in milliseconds since 1970, that a request may name: 2000 to 2999. */
    firstMs: Date.UTC(2000, 0, 1),
    lastMs: Date.UTC(3000, 0, 1) - 1,
  },
  number: {
    /** An amount, in the smallest unit of its currency; sums of thousands of these are exact. */
    minor: 100_000_000_000,
    /** The value of one unit of a currency in another, and 1 divided by it. */
    rate: 1_000_000_000,
    /** That is only shown. */
    any: 1_000_000_000,
    /** A way between two places. */
    minutes: 100_000,
    /** Before the departure of a journey. */
    beforeMinutes: 720,
    km: 100_000,
  },
} as const;

/** Names a day, place, hotel, expense or traveller of a trip. What every object of JavaScript has is no name. */
export const partIdSchema = z.string().check(
  z.regex(/^[\w-]{1,40}$/),
  z.refine((id) => !(id in Object.prototype), "another id"),
);

/** A moment, in milliseconds since 1970. */
export const timestampMsSchema = z
  .int()
  .check(z.minimum(LIMITS.date.firstMs), z.maximum(LIMITS.date.lastMs));

/** The name of a person, a link or an access token. */
export const personNameSchema = nameSchema(LIMITS.text.name);
/** The name of a place or a hotel that comes into a trip. */
export const placeNameSchema = nameSchema(LIMITS.text.placeName);

/** One line with something to see in it. @param most of its letters, in UTF-16 units. */
export function nameSchema(most: number) {
  return lineSchema(most).check(z.refine(isVisible, "a visible name"));
}

/** One line, which may be empty. @param most of its letters, in UTF-16 units. */
export function lineSchema(most: number) {
  return z.string().check(z.overwrite(oneLine), z.maxLength(most));
}

/** Written by a person or a model and only ever shown as text. */
export const longTextSchema = textSchema(LIMITS.text.long);
export const shortTextSchema = textSchema(LIMITS.text.short);

/** Text of any number of lines. @param most of its letters, in UTF-16 units. */
export function textSchema(most: number) {
  return z.string().check(z.overwrite(storableText), z.maxLength(most));
}

/** Line breaks, tabs, and the other characters that steer a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Letters that take room and show nothing: fillers of Hangul, the empty cell of Braille. */
const BLANKS = /[\u115f\u1160\u3164\uffa0\u2800]/g;
/**
 * Characters that are invisible and may turn the direction of the rest of the page; except those that join letters and choose how they
 * look, as emoji, Persian and Hindi have it.
 */
const UNSEEN = /(?!\u200c|\u200d|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\p{M}\u2800]/gu;
/** A database refuses NUL, and nobody can see the others; tab and line breaks stay. */
const UNSTORABLE = /[^\P{Cc}\t\n\r]/gu;

/** A text as one line, composed (NFC), without what steers the text around it, or shows nothing and makes another name. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(CONTROLS, " ")
    .replace(BLANKS, " ")
    .replace(UNSEEN, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** A text that every store takes: no control characters but line breaks and tabs, and no half of a character. */
export function storableText(text: string): string {
  return text.toWellFormed().replace(UNSTORABLE, "");
}

/** One line of what is seen, for what a model may read, too: a destination, a wish. */
export function visibleLine(text: string): string {
  return (
    text
      // Joiners, soft hyphens and variants stand inside words; the rest stand between them.
      .replace(/[\u00ad\u200b-\u200d\u2060]|\p{Variation_Selector}/gu, "")
      // Invisible characters may still be read by a model: fillers, selectors, tags, half characters.
      .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
  );
}

/** Whether anybody sees something of it. */
export function isVisible(text: string): boolean {
  return text.replace(INVISIBLE, "") !== "";
}
