/** The subject of an article: its title without the part that tells it from others, "(Porto)" or ", Porto". */
export function articleName(title: string): string {
  return title.replace(/ \([^)]*\)$/, "").replace(/, [^,]+$/, "");
}
