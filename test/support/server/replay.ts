import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Recorded } from "../../../src/server/operating/record-asked.ts";

export type Replay = {
  /** Where a service's recorded answers are, by its own address. */
  at(serviceUrl: string): string;
  /** Settings with each service's address as it is here. */
  of(env: Readonly<Record<string, string>>): Record<string, string>;
  /** Questions that were not recorded. */
  readonly unknown: string[];
  close(): Promise<void>;
};

/**
 * Answers as was recorded by `npm run doctor -- --live --record FOLDER` or `npm run open-data -- record PLACE`, over real
 * HTTP: each service at the path of its scheme and host, and its address in its answers replaced by that one.
 */
export async function startReplay(folder: string): Promise<Replay> {
  const recorded = readdirSync(folder)
    .toSorted()
    .map((name): Recorded => JSON.parse(readFileSync(join(folder, name), "utf8")));
  const origins = [...new Set(recorded.map(({ request }) => new URL(request.url).origin))];
  const unknown: string[] = [];
  const used = new Set<Recorded>();

  function at(serviceUrl: string): string {
    return serviceUrl.replace(/^(https?):\/\//, `${url}/$1/`);
  }

  /** The same question asked again gets the next of its answers, and the last one from then on. */
  function find(method: string, target: string, body: string): Recorded | undefined {
    const same = recorded.filter(({ request }) => {
      const asked = request.body === undefined ? "" : JSON.stringify(request.body);
      return request.method === method && at(request.url) === target && asked === body;
    });
    const next = same.find((one) => !used.has(one)) ?? same.at(-1);
    if (next !== undefined) used.add(next);
    return next;
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = "GET", url: path = "" } = request;
      const found = find(method, `${url}${path}`, body);
      if (found === undefined) {
        unknown.push(`${method} ${path}`);
        response.writeHead(404).end();
      } else if (found.failure !== undefined) response.destroy();
      else {
        const { status = 200, headers, body: answer = "", image } = found;
        response.writeHead(status, { ...headers });
        response.end(
          image === undefined
            ? origins.reduce((words, origin) => words.replaceAll(origin, at(origin)), answer)
            : Buffer.from(image, "base64"),
        );
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    at,
    of: (env) =>
      Object.fromEntries(
        Object.entries(env).map(([name, value]) => [
          name,
          name.endsWith("_URL") ? at(value) : value,
        ]),
      ),
    unknown,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
