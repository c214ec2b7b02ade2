import type { ComponentProps } from "react";
import { LatePart } from "../../../lib/late-part.tsx";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import type { PhotoCredit } from "../../../ui/photo-credit.tsx";

const Credit = lazyPart(async () => (await import("../../../ui/photo-credit.tsx")).PhotoCredit);

/** Who took a photo. Pages of servers without photos are shown without it. */
export function DeferredPhotoCredit(props: ComponentProps<typeof PhotoCredit>) {
  return (
    <LatePart instead={null}>
      <Credit {...props} />
    </LatePart>
  );
}
