/** What a run of words may ask for; `scripts/wishes/marks.md` says what each means. */
export const FRAME_VERBS = [
  ...["add", "remove", "keep", "fewer", "atmost", "swap", "move", "noton", "together", "apart"],
  ...["stay", "outside", "booked", "order", "start", "end", "free", "busy", "arrive", "depart"],
  ...["easier", "fuller", "mostaday", "cut", "addday", "removeday", "swapdays", "moveday"],
  ...["asis", "indoors", "mealtime", "eat", "table", "noeat", "nomeal", "mealother"],
  ...["mealcheap", "mealnice", "meallong", "mealnear", "diet", "stepfree", "lesswalk", "crowds"],
  ...["cheaper", "kids", "elders", "people", "lodging", "transport", "money", "weather"],
  ...["other", "cond", "ask", "undo"],
] as const;
export type FrameVerb = (typeof FRAME_VERBS)[number];

/** What words within a frame stand for: what it is about, what goes for it, when, how long, and so on. */
export const ROLES = [
  ...["what", "out", "ref", "when", "time", "until", "dur", "count", "spot", "meal", "food"],
  ...["table", "near", "diet", "age", "dist", "dir"],
] as const;
export type Role = (typeof ROLES)[number];

/** Words of a text with where they stand in it. */
export type Span = { readonly from: number; readonly to: number; readonly text: string };

/** Words of a text and the one thing that they ask for, as they were read. */
export type Frame = Idle & { readonly verb: FrameVerb };

/** Words that likely ask for nothing. */
export type Idle = Span & {
  readonly slots: readonly (Span & { readonly role: Role })[];
  /** How likely it asks for that, or for nothing, from 0 to 1. */
  readonly likelihood: number;
  /** How likely its words stand for what its slots say. */
  readonly ofSlots: number;
  /** What else they may ask for, likeliest first. */
  readonly others: readonly { readonly verb: FrameVerb; readonly likelihood: number }[];
};
