import { useEffect, useState } from "react";
import { LatePart } from "../../../../lib/late-part.tsx";
import { lazyPart } from "../../../../lib/lazy-part.tsx";
import { whenUsed } from "../../../../lib/when/when-used.ts";
import type { WayPartProps } from "./way-part.tsx";

const WayPart = lazyPart(async () => (await import("./way-part.tsx")).WayPart);

/** What is said of ways beyond the plan, which stands as well without it: all but an offer loads once the page is used. */
export function LateWayPart(props: WayPartProps) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => void whenUsed().then(() => setUsed(true)), []);
  if (!isUsed && !("offer" in props)) return null;
  return (
    <LatePart instead={null}>
      <WayPart {...props} />
    </LatePart>
  );
}
