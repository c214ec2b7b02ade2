/** Ends a switch over a union: a case that was forgotten does not compile, and throws if it slips by. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
