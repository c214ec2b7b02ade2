/** The wish with a place's full name where words may mean several. */
export function withName(wish: string, words: string, name: string): string {
  const at = wish.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 ? name : wish.slice(0, at) + name + wish.slice(at + words.length);
}
