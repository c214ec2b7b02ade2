import { hash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "../../domain/errors/app-error.ts";
import type { Context } from "../context.ts";
import type { Metrics } from "./metrics.ts";

export const METRICS_PATH = "/metrics";
/** Prometheus's text format. */
const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

declare module "fastify" {
  interface FastifyReply {
    /** The code of the error that is sent, for counting. */
    errorCode: ErrorCode | undefined;
  }
}

/**
 * Counts every answer, and serves the counts to a request with the token; does neither where
 * measurements are off.
 */
export function registerMetrics(
  app: FastifyInstance,
  context: Pick<Context, "config" | "metrics">,
): void {
  app.decorateReply("errorCode", undefined);
  const { metrics } = context;
  const { report } = metrics;
  if (report === undefined) return;
  app.addHook("onResponse", (request, reply, done) => {
    countAnswer(metrics, request, reply);
    done();
  });
  const token = context.config.metricsToken;
  app.get(METRICS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isShown(token, request.headers.authorization)) {
      reply.code(401).header("www-authenticate", "Bearer").type("text/plain; charset=utf-8");
      return reply.send("METRICS_TOKEN is asked for.\n");
    }
    return reply.type(METRICS_TYPE).send(await report());
  });
}

/** Whether an Authorization header shows the token. */
function isShown(token = "", authorization = ""): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  // The hashes have one length, and the time of their comparison reveals neither.
  return token !== "" && shown !== undefined && timingSafeEqual(sha256(shown), sha256(token));
}

function sha256(text: string): Buffer {
  return hash("sha256", text, "buffer");
}

/** Counts an answer that was sent, or is about to be. */
export function countAnswer(
  metrics: Pick<Metrics, "countAnswer">,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  metrics.countAnswer({
    method: request.method,
    route: request.routeOptions.url,
    status: reply.statusCode,
    errorCode: reply.errorCode,
    seconds: reply.elapsedTime / 1000,
  });
}
