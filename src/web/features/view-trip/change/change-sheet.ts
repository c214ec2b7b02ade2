/** A question over the page that changes the plan. */
export type ChangeSheet =
  | { readonly kind: "time" | "swap"; readonly placeId: string }
  | { readonly kind: "add" | "fill"; readonly dayId: string }
  /** A night more at a base; the day is the first one at the other, or at this. */
  | { readonly kind: "night"; readonly dayId: string; readonly base: number }
  | { readonly kind: "hotel" }
  /** Without a day: of the whole trip. */
  | { readonly kind: "replan"; readonly dayId?: string };
