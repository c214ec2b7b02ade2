import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/errors/app-error.ts";

/**
 * The problem of a request's target, the second word of its first line. Browsers send a path. A
 * whole URL includes the host and takes precedence over the Host header (RFC 9112, 3.2.2), so it
 * must be ours. `*` is no page.
 */
export function targetProblem(
  { url }: Pick<FastifyRequest, "url">,
  publicUrl: string,
): AppError | undefined {
  if (url.startsWith("/")) return undefined;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) {
    return new AppError("bad_request", { problem: "badAddress" });
  }
  const isOurs = new URL(url).host === new URL(publicUrl).host;
  return isOurs ? undefined : new AppError("wrong_host", { publicUrl });
}
