/** Whether an If-None-Match header names the version; a proxy may have marked it weak. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const named = header.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return named.includes(etag) || named.includes("*");
}
