/**
 * The wish with a place's full name where words may mean several. The words are as they were read: without
 * apostrophes and hyphens. A wish that doesn't have them stays as it is.
 */
export function withName(wish: string, words: string, name: string): string {
  for (const text of [wish, wish.replace(/[’'‘`]/g, "").replace(/[-\s]+/g, " ")]) {
    const at = text.toLowerCase().indexOf(words.toLowerCase());
    if (at !== -1) return text.slice(0, at) + name + text.slice(at + words.length);
  }
  return wish;
}
