import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRequestBudget } from "./request-budget.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clock = { nowMs: () => Date.now() };

/** Takes a number of grants, and says after how many seconds each came. */
async function grantedAfter(count: number, keepFree = 0, perMinute = 10): Promise<number[]> {
  const budget = createRequestBudget(clock, perMinute);
  const startMs = Date.now();
  const grantedS: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    void budget.take({ keepFree }).then(() => grantedS.push((Date.now() - startMs) / 1000));
  }
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  return grantedS;
}

test("what fits into a minute goes at once, the rest in the minutes after it, which are a little longer than the service's", async () => {
  const grantedS = await grantedAfter(25);
  expect(grantedS.filter((s) => s === 0)).toHaveLength(10);
  expect(grantedS.filter((s) => s === 62)).toHaveLength(10);
  expect(grantedS.filter((s) => s === 124)).toHaveLength(5);
});

test("who leaves some of it to others waits sooner, and doesn't hold them up", async () => {
  expect((await grantedAfter(12, 4)).filter((s) => s === 0)).toHaveLength(6);
  const budget = createRequestBudget(clock, 10);
  const late = Array.from({ length: 20 }, () => budget.take({ keepFree: 4 }));
  await expect(Promise.all(Array.from({ length: 4 }, () => budget.take()))).resolves.toBeDefined();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await Promise.all(late);
});

test("who gives up frees its place in the queue", async () => {
  const budget = createRequestBudget(clock, 1);
  await budget.take();
  const stop = new AbortController();
  const given = budget.take({ signal: stop.signal });
  const next = budget.take();
  stop.abort(new Error("enough"));
  await expect(given).rejects.toThrow("enough");
  await vi.advanceTimersByTimeAsync(62_000);
  await next;
});

test("a full queue is refused", async () => {
  const budget = createRequestBudget(clock, 1);
  const taken = Array.from({ length: 501 }, () => budget.take());
  await expect(budget.take()).rejects.toThrow("too many");
  await vi.advanceTimersByTimeAsync(501 * 62_000);
  await Promise.all(taken);
});
