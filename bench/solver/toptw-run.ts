import { parentPort, workerData } from "node:worker_threads";
import { solveOrienteering } from "../../src/domain/engine/solver/orienteering.ts";
import { evaluateToptw } from "./toptw-evaluator.ts";
import { readToptwInstance, toOrienteeringProblem } from "./toptw-instance.ts";

export type ToptwTask = {
  readonly file: string;
  readonly name: string;
  readonly routeCount: number;
  readonly best: number;
  readonly seconds: number;
};

/** fault: why a route cannot be travelled; undefined: they all can. */
export type ToptwResult = ToptwTask & {
  readonly score: number;
  readonly iterations: number;
  readonly fault: string | undefined;
};

/**
 * Solves one row in this much processor time of the thread, and checks the answer independently.
 */
function runToptw(task: ToptwTask): ToptwResult {
  const instance = readToptwInstance(task.file, task.name);
  const problem = toOrienteeringProblem(instance, task.routeCount);
  const began = cpuSeconds();
  let iterations = 0;
  const solution = solveOrienteering(problem, {
    seed: 1,
    progress: (iteration) => {
      iterations = iteration;
      return (cpuSeconds() - began) / task.seconds;
    },
  });
  const routes = solution.routes.map(({ visits }) => visits.map(({ visit }) => visit + 1));
  try {
    const score = evaluateToptw(instance, routes);
    const isTrue = routes.length === task.routeCount && Math.abs(score - solution.value) < 1e-6;
    const fault = isTrue ? undefined : `${task.name}: worth ${score}, said ${solution.value}`;
    return { ...task, score, iterations, fault };
  } catch (error) {
    return { ...task, score: 0, iterations, fault: String(error) };
  }
}

function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** As a worker it gets one task after another and answers each. */
if (workerData === "toptw") {
  parentPort?.on("message", (task: ToptwTask) => parentPort?.postMessage(runToptw(task)));
}
