/** Whether something is wanted on each day: "one garden a day", "in the mornings", no "a day at the beach". */
export function isDaily(words: string): boolean {
  return /\b(?:a|per|each|every) day(?=\s*(?:though|please|pls|if possible|$|[,.;!)]))|\bdaily\b|\bin the (?:mornings|afternoons|evenings)\b/i.test(
    words,
  );
}
