import type { Config } from "../config/config.ts";
import { askJson } from "../lib/ask-json.ts";
import { ServiceError } from "../lib/service-error.ts";
import { StartupError } from "../lib/startup-error.ts";
import { listenProblem } from "../listen-problem.ts";
import { ONLY_METRICS } from "../metrics/metrics-server.ts";
import { type Finding, findingsAbout } from "./finding.ts";
import { type Listen, tryPort, urlHere } from "./try-port.ts";

const DEADLINE_MS = 10_000;
const { ok, problem } = findingsAbout("metrics port");

/** Whether the measurements' own port, where there is one, is free or already ours. */
export async function checkMetricsPort(metrics: Config["metrics"]): Promise<Finding[]> {
  const listen = metrics?.listen;
  if (listen === undefined) return [];
  const error = await tryPort(listen);
  if (error === undefined) return [ok(`Port ${listen.port} is free.`)];
  if (error.code === "EADDRINUSE" && (await isOurs(listen))) {
    return [ok(`A Tripwright serves its measurements at port ${listen.port}.`)];
  }
  const known = listenProblem(error, listen.port, "METRICS_");
  if (known instanceof StartupError) return [problem(known.message)];
  throw error;
}

/** Known by its answer to an unknown path, so that no other server there is sent the token. */
async function isOurs(listen: Listen): Promise<boolean> {
  const question = { service: "metrics", url: urlHere(listen), headers: {} };
  try {
    await askJson({ ...question, deadlineMs: DEADLINE_MS });
    return false;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.reason === ONLY_METRICS;
  }
}
