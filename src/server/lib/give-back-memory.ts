import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Has V8 give memory back. Loading our modules grows its young generation to the full 32 MB, and an idle server never
 * collects again, so these would stay. They come back as requests need them.
 */
export function giveBackMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect: (how: object) => void = runInNewContext("gc");
  // Only this kind shrinks the young generation.
  collect({ type: "major", flavor: "last-resort" });
}
