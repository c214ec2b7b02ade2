import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createGeminiClient } from "../../../src/server/model/gemini-client.ts";
import { createModelPlanner } from "../../../src/server/planner/model-planner.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { type ModelServer, startModelServer } from "../../../stand-in/model-server.ts";
import { GUIDE } from "../../support/guide.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { type Exposition, parseExposition } from "../../support/server/exposition.ts";
import { cancelGeneration, SELECTION, startGenerating } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";

const TOKEN = "canary-token-of-the-measurements-32";
/** The stand-in's token counts for a question, and for a whole answer with its thoughts. */
const ASKED = 1200;
const WHOLE = 2400;
const THOUGHTS = 300;

const { keep, remove } = closeAfterEach();

async function openWorld(
  options: Parameters<typeof startTestServer>[0] & { paceMs?: number; by?: "gemini" | "openai" },
): Promise<{ model: ModelServer; server: TestServer; ada: SignedInClient }> {
  const { paceMs = 0, by = "gemini", ...rest } = options;
  const model = keep(await startModelServer({ paceMs }));
  const planners = {
    gemini: { GEMINI_API_KEY: "key", GEMINI_BASE_URL: `${model.url}/v1beta` },
    openai: { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "any" },
  };
  const prices = { MODEL_INPUT_PRICE: "1", MODEL_OUTPUT_PRICE: "2" };
  const env = { METRICS_TOKEN: TOKEN, ...prices, ...planners[by] };
  const server = keep(await startTestServer({ ...rest, env }));
  return { model, server, ada: await signIn(server.url) };
}

async function scrape({ url }: TestServer): Promise<Exposition> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  return parseExposition(await answer.text());
}

/** The tokens counted, checked to be the same in the measurements, the bill and the store. */
async function tokensOf(server: TestServer, service = "gemini") {
  const seen = await scrape(server);
  const counted = (direction: string) =>
    seen.value("tripwright_model_tokens_total", { service, direction });
  const used = { inputTokens: counted("input"), outputTokens: counted("output") };
  expect(seen.value("tripwright_model_cost_dollars_total", { service })).toBeCloseTo(
    (used.inputTokens + 2 * used.outputTokens) / 1_000_000,
    12,
  );
  await expect.poll(() => server.context.store.generations.usageSince(0)).toEqual(used);
  return used;
}

const going = (fault: string) => ({ ...SELECTION, location: { label: `Lisbon fault:${fault}` } });

/** Has a plan made until something of it is there. */
async function planUntilHotels(ada: SignedInClient) {
  const id = await startGenerating(ada);
  const reader = await readEvents(ada, id);
  for (;;) {
    const read = await reader.next();
    if (read === undefined) throw new Error("the plan ended before it was stopped");
    if (read.event.type === "hotels") return { id, reader };
  }
}

async function endOf(ada: SignedInClient, selection: unknown) {
  const reader = await readEvents(ada, await startGenerating(ada, selection));
  const end = (await reader.rest()).at(-1)?.event;
  return end?.type === "failed" ? end.code : end?.type;
}

describe("tokens that were paid for without a plan to show for it are counted:", () => {
  test("those of a plan that its traveller stops in the middle", async () => {
    const { server, ada } = await openWorld({ paceMs: 2 });
    const { id, reader } = await planUntilHotels(ada);
    await cancelGeneration(ada, id);
    await reader.rest();
    const { inputTokens, outputTokens } = await tokensOf(server);
    expect(inputTokens).toBe(ASKED);
    expect(outputTokens).toBeGreaterThan(THOUGHTS);
    expect(outputTokens).toBeLessThan(WHOLE);
  });

  test("those at a server that tells none until it ends, by an estimate", async () => {
    const { server, ada } = await openWorld({ paceMs: 2, by: "openai" });
    const { id, reader } = await planUntilHotels(ada);
    await cancelGeneration(ada, id);
    await reader.rest();
    const { inputTokens, outputTokens } = await tokensOf(server, "openai");
    expect(inputTokens).toBeGreaterThan(500);
    expect(outputTokens).toBeGreaterThan(50);
  });

  test("those of answers that were cut, each of a plan's tries", async () => {
    const { server, ada, model } = await openWorld({});
    expect(await endOf(ada, going("cut-eventx1"))).toBe("saved");
    expect(model.received).toHaveLength(2);
    const { inputTokens, outputTokens } = await tokensOf(server);
    expect(inputTokens).toBe(2 * ASKED);
    expect(outputTokens).toBeGreaterThan(WHOLE + THOUGHTS);
  });

  test("those of an answer that was refused", async () => {
    const { server, ada } = await openWorld({});
    expect(await endOf(ada, going("safety"))).toBe("planner_stopped");
    expect(await tokensOf(server)).toEqual({ inputTokens: ASKED, outputTokens: WHOLE });
    expect(await endOf(ada, going("blocked"))).toBe("planner_blocked");
    expect(await tokensOf(server)).toEqual({ inputTokens: 2 * ASKED, outputTokens: WHOLE });
    // The provider bills nothing for what it refuses with a status.
    expect(await endOf(ada, going("403"))).toBe("planner_refused");
    expect(await tokensOf(server)).toEqual({ inputTokens: 2 * ASKED, outputTokens: WHOLE });
  });

  test("those of a plan that took longer than it may", async () => {
    const model = keep(await startModelServer());
    const client = createGeminiClient({
      apiKey: "key",
      model: "any",
      baseUrl: `${model.url}/v1beta`,
    });
    const planner = createModelPlanner({ guide: GUIDE, client, log: { info() {}, warn() {} } });
    const overrides = { planner: { ...planner, deadlineMs: () => 400 } };
    const server = keep(await startTestServer({ overrides }));
    const ada = await signIn(server.url);
    expect(await endOf(ada, going("stalled"))).toBe("planner_unreachable");
    const used = await server.context.store.generations.usageSince(0);
    expect(used.inputTokens).toBe(ASKED);
    expect(used.outputTokens).toBeGreaterThan(THOUGHTS);
  });

  test("those of a plan under way when the server stops", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "tripwright-tokens-"));
    const { server, ada } = await openWorld({ paceMs: 2, dataDir });
    const { reader } = await planUntilHotels(ada);
    remove(server);
    await Promise.all([server.close(), reader.rest()]);
    const store = createSqliteStore(join(dataDir, "tripwright.sqlite"));
    const used = await store.generations.usageSince(0);
    await store.close();
    rmSync(dataDir, { recursive: true });
    expect(used.inputTokens).toBe(ASKED);
    expect(used.outputTokens).toBeGreaterThan(THOUGHTS);
  });
});
