import { afterEach, describe, expect, test, vi } from "vitest";
import { LIMITS } from "../../../src/domain/limits.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { readFormWishes } from "../../../src/domain/wishes/read-form-wishes.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { type SourcePattern, sourcePatterns } from "../../support/threats/source-patterns.ts";
import { repeated, worstParts } from "../../support/threats/worst-inputs.ts";

/** So few that even what doubles with every character ends. */
const FEW = 24;
const SOME = 4 * 1024;
const MANY = 16 * 1024;
const MOST = 64 * 1024;
/** Of some characters; a linear pattern takes a tenth of it. */
const SUSPICIOUS_MS = 2;
const QUICK_MS = 10;
const SLOW_MS = 100;
/** Processor time that is measured well, in many runs. */
const MEASURED_MS = 100;
const MAX_RUNS = 1_000;
/** Four times the text may take four times as long; the rest is the machine's noise. */
const MAX_GROWTH = 8;
/** Of a whole text of wishes, which takes a tenth of it. What doubles with each word takes minutes. */
const WISH_MS = 1_000;

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * One run everywhere in the text, as `replace` goes: what it costs this thread, however busy the machine, which is
 * counted in ticks of several milliseconds, and the time that passes, which is exact and at least that.
 */
function costOf(pattern: RegExp, text: string): { cpuMs: number; wallMs: number } {
  const [before, beganMs] = [process.threadCpuUsage(), performance.now()];
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, "");
  else pattern.exec(text);
  const { user, system } = process.threadCpuUsage(before);
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - beganMs };
}

/** The best of three runs; fewer where one is quick enough, or so slow that no noise explains it. */
function bestMs(pattern: RegExp, text: string): number {
  let bestSoFarMs = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const { cpuMs } = costOf(pattern, text);
    bestSoFarMs = Math.min(bestSoFarMs, cpuMs);
    if (bestSoFarMs <= SUSPICIOUS_MS || cpuMs > 3 * SLOW_MS) break;
  }
  return bestSoFarMs;
}

/** The mean of enough runs that clock ticks don't matter: a single run shorter than a tick would count as zero. */
function meanMs(pattern: RegExp, text: string): number {
  let [runs, cpuMs] = [0, 0];
  while (cpuMs < MEASURED_MS && runs < MAX_RUNS) {
    cpuMs += costOf(pattern, text).cpuMs;
    runs += 1;
  }
  return cpuMs / runs;
}

/** The input that takes a pattern longer than it may, in words; undefined where none does. */
function slownessOf({ file, pattern }: SourcePattern): string | undefined {
  const costs: { part: string; wallMs: number }[] = [];
  for (const part of worstParts(pattern)) {
    const name = `${file}: ${pattern} with ${JSON.stringify(part)}`;
    if (bestMs(pattern, repeated(part, FEW)) > QUICK_MS) return `${name}, at once`;
    const { cpuMs, wallMs } = costOf(pattern, repeated(part, SOME));
    const someMs = cpuMs > SUSPICIOUS_MS ? bestMs(pattern, repeated(part, SOME)) : cpuMs;
    if (someMs > QUICK_MS) return `${name}: ${someMs.toFixed()} ms for ${SOME} characters`;
    costs.push({ part, wallMs });
  }
  // The costliest at full length, by night three of them, and whatever else may not be linear.
  const worst = costs.toSorted((a, b) => b.wallMs - a.wallMs);
  for (const [index, { part, wallMs }] of worst.entries()) {
    if (index >= (IS_NIGHTLY ? 3 : 1) && wallMs <= SUSPICIOUS_MS) break;
    const name = `${file}: ${pattern} with ${JSON.stringify(part)}`;
    const manyMs = bestMs(pattern, repeated(part, MANY));
    if (manyMs > SLOW_MS) return `${name}: ${manyMs.toFixed()} ms for ${MANY} characters`;
    const mostMs = bestMs(pattern, repeated(part, MOST));
    if (mostMs > SLOW_MS) return `${name}: ${mostMs.toFixed()} ms for ${MOST} characters`;
    if (mostMs <= QUICK_MS) continue;
    const growth = meanMs(pattern, repeated(part, MOST)) / meanMs(pattern, repeated(part, MANY));
    if (growth > MAX_GROWTH) return `${name}: ${growth.toFixed(1)} times that of a quarter`;
  }
  return undefined;
}

describe("T17 Patterns that never end", () => {
  test("no pattern of the source takes long over its worst input", () => {
    const patterns = sourcePatterns();
    expect(patterns.length).toBeGreaterThan(100);
    expect(patterns.flatMap((one) => slownessOf(one) ?? [])).toEqual([]);
  });

  test("nor one that is put together of parts", async () => {
    const made: RegExp[] = [];
    vi.resetModules();
    vi.stubGlobal(
      "RegExp",
      new Proxy(RegExp, {
        construct(native, given) {
          const pattern = Reflect.construct(native, given) as RegExp;
          made.push(pattern);
          return pattern;
        },
      }),
    );
    const { parseCoordinates } = await import("../../../src/domain/places/coordinates.ts");
    const { parsePrice } = await import("../../../src/domain/money/parse-price.ts");
    vi.unstubAllGlobals();
    expect(parseCoordinates("1.5, 2.5").ok).toBe(true);
    expect(parsePrice("€5")).toBeDefined();
    expect(made.length).toBeGreaterThanOrEqual(2);
    const routes = Object.values(API_PATHS).map(
      (path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
    );
    const all = [...made, ...routes].map((pattern) => ({ file: "made", pattern }));
    expect(all.flatMap((one) => slownessOf(one) ?? [])).toEqual([]);
  });

  test("nor does any text of a wish take long that says the same again and again", () => {
    const said = [
      ...["day after", "night after so", "but not", "except Sunday", "2 or 3", "instead of it"],
      ...["too much", "something cheaper", "kids 4"],
    ];
    const texts = said.flatMap((words) => [", ", " "].map((mark) => (words + mark).repeat(60)));
    const slow = texts.filter((text) => {
      const before = process.threadCpuUsage();
      readFormWishes(text.slice(0, LIMITS.text.wish), [{ name: "Pantheon" }]);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000 > WISH_MS;
    });
    expect(slow.map((text) => text.slice(0, 20))).toEqual([]);
  });
});
