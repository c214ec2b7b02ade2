/** Whether something is wanted on each day: "one garden a day", no "a day at the beach". */
export function isDaily(words: string): boolean {
  return /\b(?:a|per|each|every) day(?=\s*(?:though|please|pls|if possible|$|[,.;!)]))|\bdaily\b/i.test(
    words,
  );
}
