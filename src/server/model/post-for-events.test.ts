import { expect, test, vi } from "vitest";
import { postForEvents } from "./post-for-events.ts";

test("T40 thousands of events that come in one chunk are read in several turns of the event loop", async () => {
  const count = 60_000;
  const chunk = 'data: {"choices":[{"delta":{"content":"{}"}}]}\n\n'.repeat(count);
  const answer = new Response(chunk, { headers: { "content-type": "text/event-stream" } });
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(answer);
  const events = postForEvents({
    url: "https://model.example",
    headers: {},
    body: {},
    signal: new AbortController().signal,
    hasText: () => true,
    deadlines: undefined,
  });
  let read = 0;
  let turns = 0;
  let looking = setImmediate(function look() {
    if (read > 0) turns += 1;
    looking = setImmediate(look);
  });
  for await (const _ of events) read += 1;
  clearImmediate(looking);
  vi.restoreAllMocks();
  expect(read).toBe(count);
  expect(turns).toBeGreaterThan(3);
});
