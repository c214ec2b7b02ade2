import type { GenerationEvent } from "../../domain/api/generation.ts";

/** The open data, or the bases, that an earlier run of a plan began with. */
export function begunWith(earlier: readonly GenerationEvent[]) {
  const { openData, bases } = earlier.find((event) => event.type === "started") ?? {};
  return {
    ...(openData === undefined ? {} : { snapshot: openData.snapshot }),
    ...(bases === undefined ? {} : { bases }),
  };
}
