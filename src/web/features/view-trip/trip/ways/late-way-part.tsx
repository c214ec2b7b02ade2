import { useEffect, useState } from "react";
import { lazyExtra } from "../../../../lib/late-part.tsx";
import { whenUsed } from "../../../../lib/when/when-used.ts";
import type { WayPartProps } from "./way-part.tsx";

const WayPart = lazyExtra(async () => (await import("./way-part.tsx")).WayPart);

/** What is said of ways beyond the plan, which stands as well without it: all but an offer loads once the page is used. */
export function LateWayPart(props: WayPartProps) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => void whenUsed().then(() => setUsed(true)), []);
  if (!isUsed && !("offer" in props)) return null;
  return <WayPart {...props} />;
}
