import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/app-error.ts";

const ETAG = /^(?:W\/)?"v(\d{1,9})"$/;

/** The version that a change was made to; undefined for `*`, whichever it is. @throws AppError `version_required`. */
export function readBaseVersion(request: FastifyRequest): number | undefined {
  const header = request.headers["if-match"];
  if (header === undefined) throw new AppError("version_required");
  if (header === "*") return undefined;
  // What can't be read was never a version of ours, so it matches none.
  return Number(ETAG.exec(header)?.[1] ?? -1);
}
