// A thread that requests /healthz repeatedly and reports how long each answer took.
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const PAUSE_MS = 5;

let answersMs: number[] = [];
parentPort?.on("message", () => {
  parentPort?.postMessage(answersMs);
  answersMs = [];
});
for (;;) {
  const askedMs = performance.now();
  const response = await fetch(`${String(workerData)}/healthz`);
  await response.arrayBuffer();
  answersMs.push(performance.now() - askedMs);
  await wait(PAUSE_MS);
}
