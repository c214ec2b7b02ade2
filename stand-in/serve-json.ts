import { createServer } from "node:http";
import { type Listening, listen } from "./listen.ts";

/** A service that answers each address with JSON, over real HTTP. */
export function serveJson(
  answer: (asked: URL) => { readonly status: number; readonly body: unknown },
): Promise<Listening> {
  const server = createServer((request, response) => {
    const { status, body } = answer(new URL(request.url ?? "/", "http://stand-in"));
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
    response.end(JSON.stringify(body));
  });
  return listen(server);
}
