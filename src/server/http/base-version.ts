import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import type { BaseVersion, StoredTrip } from "../store/trip-store.ts";

const ETAG = /^(?:W\/)?"v(\d{1,9})(?:-([\w-]{1,22}))?"$/;

/** @returns undefined for `*`, whichever it is. @throws AppError `version_required`. */
export function readBaseVersion(request: FastifyRequest): BaseVersion | undefined {
  const header = request.headers["if-match"];
  if (header === undefined) throw new AppError("version_required");
  if (header === "*") return undefined;
  const [, version, stamp] = ETAG.exec(header) ?? [];
  // An unreadable value was never a version of ours, so it matches none.
  return { version: Number(version ?? -1), ...(stamp === undefined ? {} : { stamp }) };
}

/** The ETag of a trip. */
export function etagOf({ version, stamp }: StoredTrip): string {
  return stamp === "" ? `"v${version}"` : `"v${version}-${stamp}"`;
}
