/** Strings whole, so that what looks like a key within one is none; with the colon where it is a key. */
const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

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
    const written = [...text.matchAll(STRINGS)].filter(([, colon]) => colon !== undefined);
    return written.length === keys ? value : undefined;
  } catch {
    return undefined;
  }
}
