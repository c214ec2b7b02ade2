import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/**
 * Gives each task to a worker that is free, one a core. The file answers each message with a result.
 *
 * @param name tells the file that it is run as a worker.
 */
export async function runInWorkers<Task, Result>(
  file: string,
  name: string,
  tasks: readonly Task[],
): Promise<Result[]> {
  const waiting = [...tasks];
  const results: Result[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(file, { workerData: name });
      const next = () => {
        const task = waiting.shift();
        if (task !== undefined) return worker.postMessage(task);
        worker.terminate().then(() => resolve(), reject);
      };
      worker.on("message", (result: Result) => {
        results.push(result);
        next();
      });
      worker.on("error", reject);
      next();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
