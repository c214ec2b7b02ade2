import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { PERSON_HEADER } from "../../domain/wire.ts";
import type { User } from "../store/user-store.ts";

/**
 * Checks that the page and the session are the same person's. Someone else may have signed in
 * meanwhile in another tab of the same browser; then nothing is read or written.
 *
 * @throws AppError `other_person`
 */
export function assertPerson(request: FastifyRequest, user: User): void {
  const named = request.headers[PERSON_HEADER];
  if (named !== undefined && named !== encodeURIComponent(user.subject)) {
    throw new AppError("other_person");
  }
}
