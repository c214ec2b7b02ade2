// A thread that requests /healthz repeatedly. "begin" forgets what was measured; "end" has it report how long each
// answer took, once the request that is under way has been answered: it may have waited the longest.
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const PAUSE_MS = 5;

let answersMs: number[] = [];
let isOver = false;
parentPort?.on("message", (message) => {
  if (message === "begin") answersMs = [];
  else isOver = true;
});
for (;;) {
  const askedMs = performance.now();
  const response = await fetch(`${String(workerData)}/healthz`);
  await response.arrayBuffer();
  answersMs.push(performance.now() - askedMs);
  if (isOver) parentPort?.postMessage(answersMs);
  isOver = false;
  await wait(PAUSE_MS);
}
