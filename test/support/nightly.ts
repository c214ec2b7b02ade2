/** `npm run test:all` runs all tests, at their full size. `npm test` runs what is enough for a change. */
export const IS_NIGHTLY = process.env.NIGHTLY !== undefined;

/** The first of a test's variants by day, all of them by night. */
export function byDay<Variant>(variants: readonly Variant[], howMany = 1): Variant[] {
  return variants.slice(0, IS_NIGHTLY ? undefined : howMany);
}

/** Of what is combined with the nth of something else: by day one in turn, so that each comes up, all of them by night. */
export function inTurn<Variant>(variants: readonly Variant[], nth: number): readonly Variant[] {
  const at = nth % variants.length;
  return IS_NIGHTLY ? variants : variants.slice(at, at + 1);
}
