// Does what docs/api.md asks of curl, on a machine without one: -s, -f, -N, -o, -D, -X, -H, -d and an address.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: "boolean", short: "s" },
    fail: { type: "boolean", short: "f" },
    "no-buffer": { type: "boolean", short: "N" },
    output: { type: "string", short: "o" },
    "dump-header": { type: "string", short: "D" },
    request: { type: "string", short: "X" },
    header: { type: "string", short: "H", multiple: true },
    data: { type: "string", short: "d" },
  },
});
const { output, request, header = [], data, fail = false } = values;
const headers = new Headers();
for (const line of header) {
  const at = line.indexOf(":");
  headers.set(line.slice(0, at), line.slice(at + 1).trim());
}
const answer = await fetch(positionals[0] ?? "", {
  method: request ?? (data === undefined ? "GET" : "POST"),
  headers,
  ...(data === undefined ? {} : { body: data }),
});
const text = await answer.text();
const dump = values["dump-header"];
if (dump !== undefined) {
  writeFileSync(dump, [...answer.headers].map((one) => `${one.join(": ")}\r\n`).join(""));
}
if (fail && !answer.ok) {
  process.exitCode = 22;
} else if (output === undefined) {
  process.stdout.write(text);
} else {
  writeFileSync(output, text);
}
