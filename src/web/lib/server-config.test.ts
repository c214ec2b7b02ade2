import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConfigAnswer } from "../../domain/wire.ts";

const CONFIG: ConfigAnswer = {
  signIn: "google",
  planner: "guide",
  places: "guide",
  photos: "illustrations",
  limits: { maxTripDays: 30 },
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [{}, "Could not reach Tripwright backend."],
  [{ backend: "Cloud Firestore" }, "Could not reach Cloud Firestore backend."],
] as const)("with %o a server that is silent for ten seconds is named", async (more, sentence) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => Response.json({ ...CONFIG, ...more }));
  const { serverConfig } = await import("./server-config.ts");
  const { onlineTracker } = await import("./online-state.ts");
  expect(await serverConfig()).toEqual({ ...CONFIG, ...more });
  const end = onlineTracker.begin();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(warn.mock.calls).toEqual([[sentence]]);
  end("answered");
});
