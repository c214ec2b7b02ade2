import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** A model whose answers are long, of many small events, and no plans. */
export async function startHostileModel() {
  const thread = new Worker(join(import.meta.dirname, "../hostile-model-thread.ts"));
  const [{ port }] = (await once(thread, "message")) as [AddressInfo];
  return {
    env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: "hostile" },
    close: () => thread.terminate(),
  };
}
