import { useEffect, useState } from "react";
import { whenUsed } from "../../lib/when/when-used.ts";

type Paper = typeof import("./printed-day.tsx")["printedDay"];

/** Parts that only paper has. They are loaded when the page is first used: once printing begins, there is no time. */
export function usePrintedDay(): Paper | undefined {
  const [paper, setPaper] = useState<Paper>();
  useEffect(() => {
    async function load(): Promise<void> {
      await whenUsed();
      const { printedDay } = await import("./printed-day.tsx");
      setPaper(() => printedDay);
    }
    // Without it the plan is printed all the same.
    load().catch((error: unknown) => console.warn("the maps for paper can't be loaded", error));
  }, []);
  return paper;
}
