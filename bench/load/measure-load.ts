import { performance } from "node:perf_hooks";
import autocannon from "autocannon";

export type Load = { readonly perSecond: number; readonly p50Ms: number; readonly p99Ms: number };

export type LoadTarget = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Asked in turn, each on the URL's host; without them, the URL itself. */
  readonly requests?: readonly autocannon.Request[];
};

/**
 * Sends requests for a time on a number of connections, shared by the targets.
 *
 * @throws when an answer isn't `status`.
 */
export async function measureLoad(
  targets: readonly LoadTarget[],
  options: { seconds: number; connections: number; status: number },
): Promise<Load> {
  const times: number[] = [];
  let answered = 0;
  const startedMs = performance.now();
  await Promise.all(
    targets.map(async ({ url, headers, requests }) => {
      const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
      const instance = autocannon(
        {
          url,
          ...(headers === undefined ? {} : { headers }),
          ...(requests === undefined ? {} : { requests: [...requests] }),
          connections: options.connections / targets.length,
          duration: options.seconds,
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
      // Its own percentiles are whole milliseconds. A connection's first answer isn't in them: it waits
      // for the asker, too, which makes all its questions ready at once.
      const asked = new WeakSet();
      instance.on("response", (client, _status, _bytes, ms) => {
        answered += 1;
        if (asked.has(client)) times.push(ms);
        else asked.add(client);
      });
      const result = await promise;
      const asWished = result.statusCodeStats?.[`${options.status}`]?.count ?? 0;
      if (result.errors > 0 || asWished !== result.requests.total || asWished === 0) {
        const seen = JSON.stringify(result.statusCodeStats);
        throw new Error(`${url}: not all answers were ${options.status}, but ${seen}`);
      }
    }),
  );
  const tookMs = performance.now() - startedMs;
  return { perSecond: (answered * 1000) / tookMs, ...percentiles(times) };
}

/** The middle and the slowest but one in a hundred. */
export function percentiles(timesMs: readonly number[]): Omit<Load, "perSecond"> {
  const sorted = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
