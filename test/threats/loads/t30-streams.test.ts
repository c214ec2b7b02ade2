import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { API_PATHS, pathWithId } from "../../../src/domain/wire.ts";
import { createOpenStreams } from "../../../src/server/generation/open-streams.ts";
import { createToldPlanner } from "../../support/models/told-planner.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { startGenerating } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { SESSION_COOKIE, type SignedInClient } from "../../support/sign-in/walk.ts";

const MB = 1024 * 1024;
const TIMERS = ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] as const;

const planner = createToldPlanner();
let server: TestServer;
afterEach(() => server.close());

type Watcher = { readonly client: SignedInClient; readonly path: string };

let people = 0;
async function watcher(): Promise<Watcher> {
  people += 1;
  const client = await signIn(server.url, { name: "Ada", email: `ada${people}@example.com` });
  return { client, path: pathWithId(API_PATHS.generationEvents, await startGenerating(client)) };
}

function requestOf({ client, path }: Watcher): string {
  const cookie = `${SESSION_COOKIE}=${client.sessionToken}`;
  return `GET ${path} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nCookie: ${cookie}\r\n\r\n`;
}

/** Asks for a stream on a connection of its own. */
function ask(watching: Watcher): Socket {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => undefined).write(requestOf(watching));
  return socket;
}

async function statusOf(socket: Socket): Promise<number> {
  const [chunk] = (await once(socket, "data")) as [Buffer];
  return Number(chunk.toString("latin1").slice(9, 12));
}

describe("T30 Streams that pile up", () => {
  test("there is a bound for each and one on all of them together, and who leaves makes room", async () => {
    const streams = createOpenStreams({ perUser: 5, inAll: 7 });
    server = await startTestServer({ overrides: { planner, streams } });
    const [ada, eve] = [await watcher(), await watcher()];
    const sockets = [ada, ada, ada, ada, ada, eve].map(ask);
    expect(await Promise.all(sockets.map(statusOf))).toEqual(Array(6).fill(200));
    await expectError(await ada.client.fetch(ada.path), 429, "too_many_streams");
    sockets[0]?.destroy();
    await expect.poll(() => statusOf(ask(ada)), { timeout: 60_000 }).toBe(200);
    expect(await statusOf(ask(eve))).toBe(200);
    const answer = await eve.client.fetch(eve.path);
    expect(answer.headers.get("retry-after")).toBe("10");
    await expectError(answer, 429, "too_many_streams");
    sockets[1]?.destroy();
    await expect.poll(() => statusOf(ask(eve)), { timeout: 60_000 }).toBe(200);
  });

  test("five are open to one person", async () => {
    server = await startTestServer({ overrides: { planner } });
    const ada = await watcher();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => statusOf(ask(ada))));
    expect(statuses.toSorted()).toEqual([...Array(5).fill(200), 429, 429, 429]);
  });

  test("one that nobody reads is dropped, and its connection with it", async () => {
    const held = new Map<number | undefined, Socket>();
    server = await startTestServer({
      overrides: { planner },
      beforeListening: (app) => {
        app.server.on("connection", (socket: Socket) => held.set(socket.remotePort, socket));
      },
    });
    const stalled = ask(await watcher());
    const plan = await lastPlan();
    expect(await statusOf(stalled)).toBe(200);
    stalled.pause();
    const ours = held.get(stalled.localPort);
    vi.useFakeTimers({ toFake: [...TIMERS] });
    try {
      plan.say({ type: "notes", notes: ["a".repeat(3.9 * MB)] });
      await expect.poll(() => ours?.writableLength, { timeout: 60_000 }).toBeGreaterThan(MB);
      vi.advanceTimersByTime(29_000);
      expect(ours?.destroyed).toBe(false);
      vi.advanceTimersByTime(1_000);
      expect(ours?.destroyed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
    stalled.destroy();
    plan.breakOff(new Error("enough"));
  });

  test("one lives for ten minutes, with a sign of life every fifteen seconds", async () => {
    server = await startTestServer({ overrides: { planner } });
    const watching = await watcher();
    vi.useFakeTimers({ toFake: [...TIMERS] });
    try {
      const socket = ask(watching);
      let text = "";
      socket.setEncoding("latin1").on("data", (chunk) => {
        text += chunk;
      });
      await once(socket, "data");
      for (let count = 1; count <= 3; count += 1) {
        vi.advanceTimersByTime(15_000);
        await once(socket, "data");
        expect(text.split(": ping").length - 1).toBe(count);
      }
      vi.advanceTimersByTime(9 * 60_000);
      await nextTurns();
      expect(text).not.toContain("\r\n0\r\n\r\n");
      vi.advanceTimersByTime(15_000);
      await nextTurns();
      expect(text).toContain("\r\n0\r\n\r\n");
      socket.destroy();
    } finally {
      vi.useRealTimers();
    }
  });
});

async function lastPlan() {
  for (;;) {
    const plan = await planner.nextPlan();
    if (plan === planner.plans.at(-1)) return plan;
  }
}

async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await wait(0);
}
