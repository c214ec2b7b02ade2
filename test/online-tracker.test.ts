import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createOnlineTracker } from "../src/web/lib/online-tracker.ts";

describe("against a server that hangs, refuses and recovers", () => {
  let server: Server;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function listen(port: number, hangs: () => boolean): Promise<number> {
    server = createServer((_request, response) => {
      if (!hangs()) response.end("{}");
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return (server.address() as AddressInfo).port;
  }

  test("it is Offline after ten seconds of silence, and at once when refused; Online two seconds after its return", {
    timeout: 40_000,
  }, async () => {
    let isHanging = true;
    const port = await listen(0, () => isHanging);
    const ask = async (signal?: AbortSignal) =>
      (await fetch(`http://127.0.0.1:${port}/healthz`, signal === undefined ? {} : { signal })).ok;
    const tracker = createOnlineTracker({ probe: ask, onSilence() {}, isHidden: () => false });
    const changes: [state: string, atMs: number][] = [];
    tracker.subscribe(() => changes.push([tracker.state(), performance.now()]));
    const next = (state: string) =>
      vi.waitFor(() => expect(changes.at(-1)?.[0]).toBe(state), { timeout: 15_000, interval: 20 });
    const sinceMs = (startMs: number) => (changes.at(-1)?.[1] ?? Number.NaN) - startMs;
    function request(): void {
      const end = tracker.begin();
      ask().then(
        () => end("answered"),
        () => end("unreachable"),
      );
    }

    const askedMs = performance.now();
    request();
    await next("Offline");
    expect(sinceMs(askedMs)).toBeGreaterThan(9_500);
    expect(sinceMs(askedMs)).toBeLessThan(10_500);

    isHanging = false;
    const recoveredMs = performance.now();
    await next("Online");
    expect(sinceMs(recoveredMs)).toBeLessThan(2_000);

    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const refusedMs = performance.now();
    request();
    await next("Offline");
    expect(sinceMs(refusedMs)).toBeLessThan(500);

    await listen(port, () => false);
    const returnedMs = performance.now();
    await next("Online");
    expect(sinceMs(returnedMs)).toBeLessThan(2_000);
  });
});
