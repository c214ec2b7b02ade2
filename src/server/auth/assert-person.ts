import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/app-error.ts";
import { PERSON_HEADER } from "../../domain/wire.ts";
import type { User } from "../store/store.ts";

/**
 * A page says whose page it is; the cookie may be another person's by now, who has signed in elsewhere
 * in the same browser. Then nothing is read or written.
 *
 * @throws AppError `other_person`
 */
export function assertPerson(request: FastifyRequest, user: User): void {
  const named = request.headers[PERSON_HEADER];
  if (named !== undefined && named !== encodeURIComponent(user.subject)) {
    throw new AppError("other_person");
  }
}
