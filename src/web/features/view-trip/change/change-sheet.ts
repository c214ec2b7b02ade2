/** A question over the page that changes the plan. */
export type ChangeSheet =
  | { readonly kind: "time" | "swap"; readonly placeId: string }
  | { readonly kind: "add" | "fill"; readonly dayId: string }
  | { readonly kind: "hotel" }
  /** Without a day: of the whole trip. */
  | { readonly kind: "replan"; readonly dayId?: string };
