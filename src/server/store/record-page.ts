import { PAGE_BYTES } from "./record-store.ts";

/**
 * How far a page goes that begins with these keys: as many as fit, and one at least.
 *
 * @param keys in order, with what each takes; no more than `limit` of them.
 * @returns the page's last key (undefined: there is nothing), and where the next page begins.
 */
export function fittingPage(
  keys: readonly { readonly id: string; readonly bytes: number }[],
  limit: number,
): { last: string | undefined; next: string | undefined } {
  let last: string | undefined;
  let taken = 0;
  let total = 0;
  for (const { id, bytes } of keys) {
    total += bytes;
    if (last !== undefined && total > PAGE_BYTES) break;
    last = id;
    taken += 1;
  }
  const isWhole = taken === keys.length && keys.length < limit;
  return { last, next: isWhole ? undefined : last };
}
