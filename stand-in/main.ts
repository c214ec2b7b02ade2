// A model to try things with by hand: `npm run stand-in:gemini`. PORT and PACE_MS change its port and speed.
import { FAULTS } from "./fault.ts";
import { startModelServer } from "./model-server.ts";

const DEFAULT_PORT = 4010;
const DEFAULT_PACE_MS = 20;

const server = await startModelServer({
  port: Number(process.env.PORT ?? DEFAULT_PORT),
  paceMs: Number(process.env.PACE_MS ?? DEFAULT_PACE_MS),
  onRequest({ method, url, slice, fault }) {
    const asked =
      slice === undefined
        ? "refused: not a request the real server would take"
        : `${slice.destination}, day ${slice.firstDay} to ${slice.lastDay}: ${fault ?? "a good answer"}`;
    console.log(`${method} ${url}  ${asked}`);
  },
});

console.log(`A stand-in for Gemini and for OpenAI-compatible servers listens at ${server.url}.

Point Tripwright at it:
  GEMINI_API_KEY=any GEMINI_BASE_URL=${server.url}/v1beta npm start
  OPENAI_BASE_URL=${server.url}/v1 OPENAI_MODEL=any npm start

A word in the destination makes it misbehave: "Lisbon fault:503" always, "Lisbon fault:503@2" in the
second slice only, "Lisbon fault:503x2" for the first two calls only. There are:
  ${FAULTS.join(", ")}, cut-<bytes>`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => void server.close().then(() => process.exit(0)));
}
