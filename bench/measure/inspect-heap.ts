import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";

const CALL_DEADLINE_MS = 30_000;
const TRIES = 100;

const targetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const answerSchema = z.object({
  id: z.optional(z.number()),
  result: z.optional(z.object({ usedSize: z.optional(z.number()) })),
});

export type HeapInspector = {
  /** The bytes that a Node process holds after garbage collection. */
  readonly collect: () => Promise<number>;
  readonly close: () => void;
};

/** Looks into a Node process that was started with `--inspect`, by the port it was given. */
export async function inspectHeap(port: number): Promise<HeapInspector> {
  const socket = new WebSocket(await findTarget(port));
  await once(socket, "open");
  let calls = 0;

  async function call(method: string): Promise<z.infer<typeof answerSchema>> {
    calls += 1;
    const id = calls;
    const answered = Promise.withResolvers<z.infer<typeof answerSchema>>();
    const listen = ({ data }: MessageEvent) => {
      const answer = answerSchema.parse(JSON.parse(String(data)));
      if (answer.id === id) answered.resolve(answer);
    };
    const timer = setTimeout(() => answered.reject(new Error(`no ${method}`)), CALL_DEADLINE_MS);
    socket.addEventListener("message", listen);
    socket.send(JSON.stringify({ id, method }));
    try {
      return await answered.promise;
    } finally {
      clearTimeout(timer);
      socket.removeEventListener("message", listen);
    }
  }

  return {
    async collect() {
      await call("HeapProfiler.collectGarbage");
      return (await call("Runtime.getHeapUsage")).result?.usedSize ?? Number.NaN;
    },
    close: () => socket.close(),
  };
}

/** As soon as it answers, which is before the program itself runs. */
async function findTarget(port: number): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      const [target] = targetsSchema.parse(await answer.json());
      if (target !== undefined) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (tries === TRIES) throw error;
    }
    await wait(100);
  }
}
