import { afterEach } from "vitest";

type Closable = { close(): Promise<unknown> };

/** Closes after each test what was opened in it, the last first. */
export function closeAfterEach() {
  const open: Closable[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  });
  return {
    keep<T extends Closable>(one: T): T {
      open.push(one);
      return one;
    },
    /** The test closes it itself. */
    remove(one: Closable): void {
      open.splice(open.indexOf(one), 1);
    },
  };
}
