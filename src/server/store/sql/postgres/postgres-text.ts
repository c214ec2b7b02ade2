/**
 * PostgreSQL's text holds every character but U+0000, which people's names may. It is kept as U+0001
 * and a letter, and so is U+0001 itself, so that each text comes back as it was.
 */
export function toPostgresText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these two are what this is about.
  return text.replace(/[\u0000\u0001]/g, (character) =>
    character === "\u0000" ? "\u0001a" : "\u0001b",
  );
}

/** What `toPostgresText` made it of. */
export function fromPostgresText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  return text.replace(/\u0001([ab])/g, (_, letter) => (letter === "a" ? "\u0000" : "\u0001"));
}
