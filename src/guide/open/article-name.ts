/** What an article is about: its title without what tells it from others, "(Porto)" or ", Porto". */
export function articleName(title: string): string {
  return title.replace(/ \([^)]*\)$/, "").replace(/, [^,]+$/, "");
}
