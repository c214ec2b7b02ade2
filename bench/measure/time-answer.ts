import { type Agent, request as httpRequest } from "node:http";
import { performance } from "node:perf_hooks";

/** A question, or with a title a renaming of the trip at that path. */
export type Asked = { readonly path: string; readonly cookie: string; readonly title?: string };

let keys = 0;

/** Asks. @returns how long it was, in ms, until the whole answer was there. */
export function timeAnswer(
  url: string,
  agent: Agent,
  { path, cookie, title }: Asked,
): Promise<number> {
  keys += 1;
  const body =
    title === undefined
      ? undefined
      : JSON.stringify({ edits: [{ kind: "set-title", text: `${title} ${keys}` }] });
  const saving = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "if-match": "*",
    "idempotency-key": `timed-${process.pid}-${keys}`,
  };
  const startedMs = performance.now();
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url + path,
      {
        agent,
        method: body === undefined ? "GET" : "PATCH",
        headers: body === undefined ? { cookie } : { ...saving, cookie },
      },
      (response) => {
        response.resume().on("end", () => {
          if (response.statusCode === 200) resolve(performance.now() - startedMs);
          else reject(new Error(`${path}: ${response.statusCode}`));
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
