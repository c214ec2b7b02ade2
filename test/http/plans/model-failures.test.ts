import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../../support/server/generate.ts";
import { listenOnFreePort } from "../../support/server/listen-on-free-port.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const { keep } = closeAfterEach();

/** How a plan for Lisbon ends by a model that answers so, and how long that takes. */
async function planWith(answer: RequestListener) {
  const model = keep(await listenOnFreePort(answer));
  const env = { GEMINI_API_KEY: "key", GEMINI_BASE_URL: `${model.url}/v1beta` };
  const server = keep(await startTestServer({ env }));
  const ada = await signIn(server.url);
  const startedAtMs = performance.now();
  const id = await startGenerating(ada, SELECTION);
  const end = (await (await readEvents(ada, id)).rest()).at(-1)?.event;
  return { end, tookMs: performance.now() - startedAtMs };
}

// A service that names no time is asked several times more, which takes seconds.
const NO_TIME_SAID: [number, string, string | undefined] = [429, "RESOURCE_EXHAUSTED", undefined];

test.each<[number, string, string | undefined]>([
  [503, "UNAVAILABLE", undefined],
  [429, "RESOURCE_EXHAUSTED", "31s"],
  ...(IS_NIGHTLY ? [NO_TIME_SAID] : []),
])(
  "a model that answers %i (%s, retry after %s) is soon given up, and the guide's plan offered",
  async (code, status, retryDelay) => {
    const details = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay }];
    const { end, tookMs } = await planWith((_request, response) => {
      response.writeHead(code, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { code, status, message: "Later.", details } }));
    });
    expect(end).toMatchObject({
      type: "failed",
      code: "planner_busy",
      guideOffer: "Lisbon, Portugal",
    });
    expect(tookMs).toBeLessThan(60_000);
  },
  30_000,
);
