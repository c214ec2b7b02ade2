import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How many attempts a test of the threat list made; without it, one. */
    vectors?: number;
  }
}

/** Says how many attempts a test made, for the table of `npm run bench:threats`. */
export function countVectors(task: TestContext["task"], vectors: number): void {
  task.meta.vectors = (task.meta.vectors ?? 0) + vectors;
}
