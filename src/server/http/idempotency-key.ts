import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";
import { IDEMPOTENCY_KEY } from "../../domain/wire.ts";

/** The Idempotency-Key header. @throws AppError `idempotency_key_missing`. */
export function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers["idempotency-key"];
  if (typeof key === "string" && IDEMPOTENCY_KEY.test(key)) return key;
  throw new AppError("idempotency_key_missing");
}
