import { expect, test } from "vitest";
import { createLatestLoad } from "./latest-load.ts";

/** A server whose answers come when the test says so. */
function createServer() {
  const waiting: ((answer: string) => void)[] = [];
  const shown: string[] = [];
  const load = createLatestLoad(
    () => new Promise<string>((resolve) => waiting.push(resolve)),
    (answer) => shown.push(answer),
  );
  async function answer(text: string): Promise<void> {
    waiting.shift()?.(text);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { waiting, shown, load, answer };
}

test("several wishes at once are one load and one more, whose answer is shown last", async () => {
  const { waiting, shown, load, answer } = createServer();
  const wished = [load.reload(), load.reload(), load.reload()];
  expect(waiting).toHaveLength(1);
  await answer("first");
  expect(waiting).toHaveLength(1);
  await answer("second");
  await Promise.all(wished);
  expect(waiting).toHaveLength(0);
  expect(shown).toEqual(["first", "second"]);
});

test("a load that began before something newer was shown is not shown, and begins again", async () => {
  const { waiting, shown, load, answer } = createServer();
  const wished = load.reload();
  load.outdate();
  await answer("older");
  expect(shown).toEqual([]);
  expect(waiting).toHaveLength(1);
  await answer("newer");
  await wished;
  expect(shown).toEqual(["newer"]);
});

test("a load that fails is over, and the next one begins", async () => {
  let isBroken = true;
  const shown: string[] = [];
  const load = createLatestLoad(
    async () => {
      if (isBroken) throw new Error("no network");
      return "answer";
    },
    (answer) => shown.push(answer),
  );
  await expect(load.reload()).rejects.toThrow("no network");
  isBroken = false;
  await load.reload();
  expect(shown).toEqual(["answer"]);
});
