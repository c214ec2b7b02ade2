import { ApiFailure } from "../../lib/api-client.ts";

export function isNotFound(error: Error): boolean {
  return error instanceof ApiFailure && error.problem.code === "trip_not_found";
}
