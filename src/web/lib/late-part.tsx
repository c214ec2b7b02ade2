import { type ComponentType, type ReactNode, Suspense } from "react";
import { type LazyPart, lazyPart } from "./lazy-part.tsx";
import { PartBoundary } from "./part-boundary.tsx";

/** A part that loads when it is shown, and what stands there where it can't. */
export function LatePart({ instead, children }: { instead: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary fallback={() => instead}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}

/** A `lazyPart` that the page stands as well without: where it can't be loaded, nothing is in its place. */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart(load);
  return Object.assign(
    (props: Props) => (
      <LatePart instead={null}>
        <Part {...props} />
      </LatePart>
    ),
    { prepare: Part.prepare },
  );
}
