import { ServiceError } from "../lib/service-error.ts";

/** A service's answer, or another where the service fails or is too slow. */
export async function orElse<Answer>(
  answer: Promise<Answer>,
  other: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    if (isLate || error instanceof ServiceError) return other();
    throw error;
  }
}
