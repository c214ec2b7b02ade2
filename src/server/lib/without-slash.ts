/** Removes slashes at the end of an address, so that paths can be added. */
export function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/, "");
}
