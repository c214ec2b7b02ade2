import type { PhotoAnswer } from "../../domain/places/photo-answer.ts";
import { PhotoCredit } from "./photo-credit.tsx";

type PhotoCreditStripProps = {
  readonly photo: PhotoAnswer | undefined;
  /** Lays it over the photo's box, which it takes its place from, so that nothing moves. */
  readonly className: string;
};

/** The credit along the foot of a card's photo. It stands beside the card's link, not in it. */
export function PhotoCreditStrip({ photo, className }: PhotoCreditStripProps) {
  if (photo === undefined) return null;
  return (
    <div className={`pointer-events-none absolute flex items-end print:hidden ${className}`}>
      <PhotoCredit
        photo={photo}
        className="pointer-events-auto max-h-full w-full overflow-y-auto bg-card px-[min(1rem,4vw)] pt-1 text-ink-soft"
      />
    </div>
  );
}
