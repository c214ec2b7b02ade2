import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { AppError } from "../../domain/errors/app-error.ts";
import { wordsIn } from "../../domain/messages/words.ts";
import { nodeHttp } from "../lib/node-http.ts";
import { newId } from "../lib/tokens.ts";
import { errorFields } from "./error-answers.ts";

/**
 * Answers what Node could not parse as HTTP, in the contract's shape and with our headers. There is
 * no request object, so the answer is written to the socket, and the connection ends.
 */
export function answerBrokenRequest(
  headers: OutgoingHttpHeaders,
  log: Pick<Logger, "info" | "warn">,
) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const known = problemOf(error.code);
    const requestId = newId();
    const facts = { reqId: requestId, problem: error.code ?? "unknown", status: known.status };
    // Browsers open spare connections and close them unused: that is no error.
    if (socket.bytesRead === 0) log.info(facts, "an unused connection");
    else log.warn(facts, "not valid HTTP");
    const body = JSON.stringify({ error: { ...errorFields(known, wordsIn().errors), requestId } });
    const lines = Object.entries({
      ...headers,
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      connection: "close",
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `HTTP/1.1 ${known.status} ${nodeHttp.STATUS_CODES[known.status]}\r\n${lines.join("")}\r\n${body}`,
    );
    socket.destroySoon();
  };
}

function problemOf(code: string | undefined): AppError {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return new AppError("header_too_large");
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new AppError("request_too_slow");
    default:
      return new AppError("bad_request", { problem: "notHttp" });
  }
}

/** An error text in the middle of an answer, such as a stream, would be read as part of it. */
function isAnswering(socket: Socket): boolean {
  // Node keeps the running answer there, and checks it for the same reason.
  const { _httpMessage } = socket as { _httpMessage?: ServerResponse | null };
  return _httpMessage?.headersSent === true;
}
