import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { ownVersion } from "../lib/own-version.ts";
import type { Metrics } from "./metrics.ts";

/** Most answers come from memory or one row; slow ones wait for another service. */
const ANSWER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A suggestion takes a tenth of a second, a model's slice up to two minutes. */
const CALL_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120];
const PLAN_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Look = { openStreams: () => number; droppedLogLines: () => number };

/**
 * Counts for Prometheus, by prom-client; beside ours are its own on the process and on Node (memory,
 * descriptors, event loop, garbage collection).
 *
 * @param look is asked when someone reads.
 */
export function createMetrics(look: Look): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const plans = new Map<string, { planner: string; startedAtMs: number }>();

  registerGauges(registers, { ...look, runningPlans: () => plans.size });
  const answers = new Histogram({
    name: "tripwright_http_request_duration_seconds",
    help: "Answers, from the request's first line to the answer's last byte",
    labelNames: ["method", "route", "status"],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const errors = new Counter({
    name: "tripwright_errors_total",
    help: "Answers that were an error, by its code",
    labelNames: ["code"],
    registers,
  });
  const generations = new Counter({
    name: "tripwright_generations_total",
    help: "Plans ended by this server: saved, or the code they failed with",
    labelNames: ["planner", "outcome"],
    registers,
  });
  const planning = new Histogram({
    name: "tripwright_generation_duration_seconds",
    help: "From a plan's start at this server to its end",
    labelNames: ["planner", "state"],
    buckets: PLAN_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: "tripwright_provider_call_duration_seconds",
    help: "Calls of other services, from the question to the answer's end",
    labelNames: ["service", "kind", "outcome"],
    buckets: CALL_SECONDS,
    registers,
  });
  const bytes = new Counter({
    name: "tripwright_provider_answer_bytes_total",
    help: "What services answered, unpacked",
    labelNames: ["service"],
    registers,
  });
  const tokens = new Counter({
    name: "tripwright_model_tokens_total",
    help: "Tokens of the model's answers, stopped ones too; estimated where the model reports none",
    labelNames: ["service", "direction"],
    registers,
  });
  const cost = new Counter({
    name: "tripwright_model_cost_dollars_total",
    help: "What those tokens cost, where MODEL_INPUT_PRICE and MODEL_OUTPUT_PRICE are set",
    labelNames: ["service"],
    registers,
  });

  return {
    report: () => registry.metrics(),
    countAnswer({ method, route, status, errorCode, seconds }) {
      answers.observe(
        { method: METHODS.has(method) ? method : "other", route: routeLabel(route), status },
        seconds,
      );
      if (errorCode !== undefined) errors.inc({ code: errorCode });
    },
    planBegan(id, planner) {
      if (!plans.has(id)) plans.set(id, { planner, startedAtMs: performance.now() });
    },
    planEnded(id, outcome) {
      const plan = plans.get(id);
      if (plan === undefined) return;
      plans.delete(id);
      const { planner, startedAtMs } = plan;
      generations.inc({ planner, outcome });
      const state = outcome === "saved" ? "saved" : "failed";
      planning.observe({ planner, state }, (performance.now() - startedAtMs) / 1000);
    },
    planLeft: (id) => void plans.delete(id),
    countCall({ service, kind, outcome, seconds }) {
      calls.observe({ service, kind, outcome }, seconds);
    },
    countBytes(service, length) {
      bytes.inc({ service }, length);
    },
    countTokens(service, { inputTokens, outputTokens, costUsd }) {
      tokens.inc({ service, direction: "input" }, inputTokens);
      tokens.inc({ service, direction: "output" }, outputTokens);
      if (costUsd !== undefined) cost.inc({ service }, costUsd);
    },
  };
}

/** The pages' files are routes whose names change with every build, so they share one label. */
function routeLabel(route: string | undefined): string {
  if (route === undefined) return "none";
  return route.startsWith("/assets/") ? "/assets/*" : route;
}

/** Measurements that are looked up when someone reads. */
function registerGauges(registers: Registry[], look: Look & { runningPlans: () => number }): void {
  new Gauge({
    name: "tripwright_build_info",
    help: "Always 1; the labels say which versions run",
    labelNames: ["version", "node"],
    registers,
  }).set({ version: ownVersion(), node: process.versions.node }, 1);
  new Gauge({
    name: "tripwright_open_streams",
    help: "Event streams that are open now",
    registers,
    collect() {
      this.set(look.openStreams());
    },
  });
  new Gauge({
    name: "tripwright_generations_running",
    help: "Plans that this server is making now",
    registers,
    collect() {
      this.set(look.runningPlans());
    },
  });
  new Counter({
    name: "tripwright_log_lines_dropped_total",
    help: "Lines of the log that could not be written",
    registers,
    collect() {
      this.reset();
      this.inc(look.droppedLogLines());
    },
  });
}
