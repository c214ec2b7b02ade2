import { AppError } from "../../domain/errors/app-error.ts";

/** An end that was asked for lies ahead: to end something now there are other ways. @throws AppError `bad_request`. */
export function assertToCome(expiresAtMs: number | null, nowMs: number): void {
  if (expiresAtMs === null || expiresAtMs > nowMs) return;
  const field = "expiresAtMs";
  const amount = nowMs + 1;
  throw new AppError("bad_request", { problem: "fieldTooSmall", field, amount, of: "value" });
}
