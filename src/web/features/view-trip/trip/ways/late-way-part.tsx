import { Suspense } from "react";
import { lazyPart } from "../../../../lib/lazy-part.tsx";
import { PartBoundary } from "../../../../lib/part-boundary.tsx";
import type { WayPartProps } from "./way-part.tsx";

const WayPart = lazyPart(async () => (await import("./way-part.tsx")).WayPart);

/** What is said of ways beyond the plan, which stands as well without it. */
export function LateWayPart(props: WayPartProps) {
  return (
    <PartBoundary fallback={() => null}>
      <Suspense>
        <WayPart {...props} />
      </Suspense>
    </PartBoundary>
  );
}
