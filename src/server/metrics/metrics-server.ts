import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Context } from "../context.ts";
import { mayReadMetrics } from "./may-read-metrics.ts";
import { METRICS_PATH, METRICS_TYPE } from "./metrics-routes.ts";

/** The doctor recognizes this server by it. */
export const ONLY_METRICS = "ONLY_METRICS";
/** The answer to every other request. */
const NOTHING_ELSE = JSON.stringify({
  error: { status: ONLY_METRICS, message: "There is only GET /metrics here." },
});

const HEADERS_MS = 5_000;
const WHOLE_MS = 10_000;
const IDLE_MS = 5_000;
const LOOK_EVERY_MS = 1_000;
const MAX_HEADER_BYTES = 8 * 1024;
/** Enough for a few Prometheus servers. */
const MAX_CONNECTIONS = 16;

/**
 * A port of its own for the measurements, for networks that only the operator's machines are in.
 *
 * @returns how to close it; undefined where none is configured.
 * @throws when the port is not available.
 */
export async function startMetricsServer({
  config,
  metrics,
  log,
}: Pick<Context, "config" | "metrics" | "log">): Promise<(() => Promise<void>) | undefined> {
  const listen = config.metrics?.listen;
  const { report } = metrics;
  if (listen === undefined || report === undefined) return undefined;
  const token = config.metrics?.token;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = request;
    response.setHeader("cache-control", "no-store");
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("content-type", "text/plain; charset=utf-8");
    // A request's body is not read.
    if (method !== "GET" || "transfer-encoding" in headers || Number(headers["content-length"]) > 0)
      response.setHeader("connection", "close");
    if (method !== "GET" || url !== METRICS_PATH) {
      response.writeHead(404, { "content-type": "application/json" }).end(NOTHING_ELSE);
    } else if (!mayReadMetrics(token, headers.authorization)) {
      response.setHeader("www-authenticate", "Bearer");
      response.writeHead(401).end("METRICS_TOKEN is asked for.\n");
    } else {
      response.writeHead(200, { "content-type": METRICS_TYPE }).end(await report?.());
    }
  }

  const server = createServer(
    {
      headersTimeout: HEADERS_MS,
      requestTimeout: WHOLE_MS,
      keepAliveTimeout: IDLE_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: false,
    },
    (request, response) => {
      answer(request, response).catch((error: unknown) => {
        log.error({ err: error }, "the measurements could not be sent");
        response.destroy();
      });
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(listen.port, listen.host, resolve);
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
}
