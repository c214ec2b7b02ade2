import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { PartBoundary } from "../../../lib/part-boundary.tsx";
import type { PhotoCredit } from "../../../ui/photo-credit.tsx";

const Credit = lazyPart(async () => (await import("../../../ui/photo-credit.tsx")).PhotoCredit);

/** Who took a photo. Pages of servers without photos are shown without it. */
export function DeferredPhotoCredit(props: ComponentProps<typeof PhotoCredit>) {
  return (
    <PartBoundary fallback={() => null}>
      <Suspense>
        <Credit {...props} />
      </Suspense>
    </PartBoundary>
  );
}
