// A model that streams brackets, one an event, behind a start that is long to read. It has a thread of its own: what it
// sends arrives in large chunks.
import { createServer } from "node:http";
import { parentPort } from "node:worker_threads";

const ANSWER_CHARACTERS = 128 * 1024;

const start = `{"hotels":[${"{},".repeat(ANSWER_CHARACTERS / 6)}`;
const brackets = "{},".repeat(ANSWER_CHARACTERS / 6);
const answer = [start, ...brackets]
  .map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
  .join("");

const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(answer);
});
server.listen(0, "127.0.0.1", () => parentPort?.postMessage(server.address()));
