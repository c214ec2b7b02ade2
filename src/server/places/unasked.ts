import type { FoundPlaces } from "../../domain/places/found-places.ts";

/** There is no service that knows places by name, or none that answers now. */
export async function unasked(): Promise<FoundPlaces> {
  return { places: [], isUnasked: true };
}
