import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { ServiceError } from "../lib/service-error.ts";

/**
 * The result of `work`. @throws AppError `photo_not_found` where a service fails, which is logged.
 */
export async function orNotFound<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = photoProblem(error);
    if (problem === undefined) throw error;
    if (!isLogged(error)) request.log.warn({ problem }, "a photo could not be fetched");
    throw new AppError("photo_not_found");
  }
}

/** The log's text for a failure of a service; undefined for a failure of our own. */
export function photoProblem(error: unknown): string | undefined {
  if (error instanceof ServiceError) return error.message;
  const isLate = error instanceof Error && error.name === "TimeoutError";
  return isLate ? "no answer in time" : undefined;
}

/** Whether the failure is in the log already: an open circuit is logged when it opens. */
export function isLogged(error: unknown): boolean {
  return error instanceof ServiceError && error.trouble === "circuit_open";
}
