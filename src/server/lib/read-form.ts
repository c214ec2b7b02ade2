import type { IncomingMessage } from "node:http";
import { AppError } from "../../domain/app-error.ts";

const MAX_FORM_BYTES = 4096;

/** Reads what a form of ours sends, where nothing else has read the body. @throws AppError body_too_large, bad_request. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // An unread rest of the body must not end the connection before the answer is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > MAX_FORM_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    // There is only one cause: the sender closed the connection.
    throw new AppError("bad_request", { problem: "bodyBrokeOff" }, { cause: error });
  }
  if (bytes > MAX_FORM_BYTES) {
    throw new AppError("body_too_large", { mostBytes: MAX_FORM_BYTES });
  }
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
