/** An address that paths are put behind. */
export function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, "");
}
