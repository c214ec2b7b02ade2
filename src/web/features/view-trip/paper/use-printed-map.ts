import { useEffect, useState } from "react";
import { whenIdle } from "../../../lib/when-idle.ts";

type PrintedMap = typeof import("../map/printed-map.tsx")["PrintedMap"];

/** The map for paper. It is loaded when the page is at rest: once printing begins, there is no time. */
export function usePrintedMap(): PrintedMap | undefined {
  const [PrintedMap, setPrintedMap] = useState<PrintedMap>();
  useEffect(() => {
    async function load(): Promise<void> {
      await whenIdle();
      const part = await import("../map/printed-map.tsx");
      setPrintedMap(() => part.PrintedMap);
    }
    // Without it the plan is printed all the same.
    load().catch((error: unknown) => console.warn("the map for paper can't be loaded", error));
  }, []);
  return PrintedMap;
}
