import { locateByPage } from "../guides/locate-by-page.ts";
import type { LocatedPlace } from "../guides/located-place.ts";
import type { Wikivoyage } from "../guides/wikivoyage.ts";
import { ServiceError } from "../lib/service-error.ts";

/**
 * Where a place is by the travel guide's page, as the server has it while Photon doesn't answer.
 *
 * @returns undefined where there is no such page, or the travel guide doesn't answer either.
 */
export async function findPage(
  place: string,
  wikivoyage: Wikivoyage,
  signal: AbortSignal,
): Promise<LocatedPlace | undefined> {
  try {
    return await locateByPage(place, wikivoyage, signal);
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
