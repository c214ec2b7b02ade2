import type { FastifyRequest } from "fastify";
import { AppError } from "../../domain/app-error.ts";

/**
 * What is wrong with a request's target, the second word of its first line. A path is what browsers
 * send. A whole URL says the host, too, and counts before the Host header (RFC 9112, 3.2.2), so it must
 * be ours. `*` is no page.
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
