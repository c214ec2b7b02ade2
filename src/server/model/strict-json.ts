/**
 * Reads JSON that is nothing but JSON, in which no object has a key twice: of two that read it, each could take another
 * of the values.
 *
 * @returns undefined where it isn't.
 */
export function strictJson(text: string): unknown {
  let keys = 0;
  try {
    const value: unknown = JSON.parse(text, (_, part: unknown) => {
      if (typeof part === "object" && part !== null && !Array.isArray(part)) {
        keys += Object.keys(part).length;
      }
      return part;
    });
    return keysWritten(text) === keys ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The strings of a JSON text that a colon follows. */
function keysWritten(json: string): number {
  let keys = 0;
  for (let at = json.indexOf('"'); at !== -1; at = json.indexOf('"', at)) {
    at += 1;
    while (json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
    at += 1;
    let next = at;
    while (/\s/.test(json[next] ?? "")) next += 1;
    if (json[next] === ":") keys += 1;
  }
  return keys;
}
