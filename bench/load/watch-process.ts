// Loaded before the application (`node --import`), it reports the process's state to its parent.
import { monitorEventLoopDelay } from "node:perf_hooks";

/** A process's report since the last one. */
export type ProcessState = {
  readonly residentBytes: number;
  readonly heapBytes: number;
  readonly loopDelayP99Ms: number;
  readonly cpuMs: number;
};

const NS_A_MS = 1_000_000;
/** Much shorter than what it is to find. */
const RESOLUTION_MS = 1;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on("message", () => {
  // With --expose-gc alone: what is left then is in use.
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const state: ProcessState = {
    residentBytes: rss,
    heapBytes: heapUsed,
    loopDelayP99Ms: delay.percentile(99) / NS_A_MS,
    cpuMs: (user + system) / 1000,
  };
  process.send?.(state);
  delay.reset();
});
process.channel?.unref();
