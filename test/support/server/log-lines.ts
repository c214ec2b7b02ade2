import { Writable } from "node:stream";

/** Keeps the lines of a log, to be handed to a server as `logTo`. */
export function createLogLines(): { readonly lines: string[]; readonly stream: Writable } {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trimEnd().split("\n"));
      done();
    },
  });
  return { lines, stream };
}
