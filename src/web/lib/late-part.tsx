import { type ReactNode, Suspense } from "react";
import { PartBoundary } from "./part-boundary.tsx";

/** A part that loads when it is shown, and what stands there where it can't. */
export function LatePart({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary fallback={() => instead}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}
