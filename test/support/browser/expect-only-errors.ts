import { expect } from "vitest";
import type { WatchedPage } from "./browser.ts";

/** Takes the complaints that a test brings about, of which there is one at least, and finds no other among them. */
export function expectOnlyErrors({ errors }: Pick<WatchedPage, "errors">, expected: RegExp): void {
  const taken = errors.splice(0);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((error) => !expected.test(error))).toEqual([]);
}
