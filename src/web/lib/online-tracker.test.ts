import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createOnlineTracker } from "./online-tracker.ts";

describe("by the clock", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function begin(options: { probe?: () => Promise<boolean>; isHidden?: () => boolean } = {}) {
    const onSilence = vi.fn<() => void>();
    const probe = vi.fn<() => Promise<boolean>>(
      options.probe ?? (() => Promise.reject(new Error())),
    );
    const isHidden = options.isHidden ?? (() => false);
    const tracker = createOnlineTracker({ probe, onSilence, isHidden });
    return { tracker, probe, onSilence };
  }

  test("nothing is known until something was asked and answered", () => {
    const { tracker } = begin();
    expect(tracker.state()).toBe("Unknown");
    const end = tracker.begin();
    expect(tracker.state()).toBe("Unknown");
    end("answered");
    expect(tracker.state()).toBe("Online");
  });

  test("a failure outright is Offline at once", () => {
    const { tracker } = begin();
    tracker.begin()("unreachable");
    expect(tracker.state()).toBe("Offline");
  });

  test("ten seconds without any answer are Offline, not a moment before, and said once", () => {
    const { tracker, onSilence } = begin({ probe: () => new Promise(() => {}) });
    tracker.begin();
    vi.advanceTimersByTime(4_000);
    tracker.begin();
    vi.advanceTimersByTime(5_999);
    expect(tracker.state()).toBe("Unknown");
    vi.advanceTimersByTime(1);
    expect(tracker.state()).toBe("Offline");
    tracker.begin()("answered");
    vi.advanceTimersByTime(10_000);
    expect(tracker.state()).toBe("Offline");
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  test("one answer among slow requests is a sign of life, and silence counts from it", () => {
    const { tracker } = begin();
    tracker.begin();
    vi.advanceTimersByTime(9_000);
    tracker.begin()("answered");
    vi.advanceTimersByTime(9_999);
    expect(tracker.state()).toBe("Online");
    vi.advanceTimersByTime(1);
    expect(tracker.state()).toBe("Offline");
  });

  test("what nobody waits for any more says nothing", () => {
    const { tracker } = begin();
    const end = tracker.begin();
    vi.advanceTimersByTime(9_000);
    end("aborted");
    vi.advanceTimersByTime(60_000);
    expect(tracker.state()).toBe("Unknown");
  });

  test("while Offline the server is asked until it answers, and listeners hear of each change once", async () => {
    let isBack = false;
    const { tracker, probe } = begin({ probe: async () => isBack });
    const states: string[] = [];
    const stop = tracker.subscribe(() => states.push(tracker.state()));
    tracker.begin()("unreachable");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(["Offline"]);
    expect(probe.mock.calls.length).toBeGreaterThan(30);
    isBack = true;
    await vi.advanceTimersByTimeAsync(1_500);
    expect(states).toEqual(["Offline", "Online"]);
    const asked = probe.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe.mock.calls.length).toBe(asked);
    stop();
    tracker.begin()("unreachable");
    expect(states).toHaveLength(2);
  });

  test("a server that hangs is not asked more and more, a page that nobody sees asks nothing", async () => {
    const hanging = begin({ probe: () => new Promise(() => {}) });
    hanging.tracker.begin()("unreachable");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hanging.probe.mock.calls.length).toBeLessThanOrEqual(48);
    const unseen = begin({ isHidden: () => true });
    unseen.tracker.begin()("unreachable");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(unseen.probe).not.toHaveBeenCalled();
  });
});
