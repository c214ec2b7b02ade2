import type { Suggestion } from "../../domain/places/guide-answer.ts";
import { ServiceError } from "../lib/service-error.ts";

/** A service's suggestions, or the guide's where the service fails or is too slow. */
export async function orGuide(
  answer: Promise<Suggestion[]>,
  guide: () => Promise<Suggestion[]>,
): Promise<Suggestion[]> {
  try {
    return await answer;
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    if (isLate || error instanceof ServiceError) return guide();
    throw error;
  }
}
