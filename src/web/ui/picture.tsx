import { type RefObject, useState } from "react";
import type { PhotoAnswer } from "../../domain/places/photo-answer.ts";
import { uiWords } from "../messages/ui-words.ts";

const FALLBACK = "/fallback-image.jpg";

type PictureProps = {
  /**
   * Undefined until it is known; null where there is none. What was shown stays until another one is loaded.
   */
  readonly src: string | null | undefined;
  /** A photo may still take this picture's place. */
  readonly isPending?: boolean;
  /** The same picture in other widths, and how wide it is shown. */
  readonly srcSet?: PhotoAnswer["sizes"];
  readonly sizes?: string;
  /** The picture's content; "" where the text next to it says so already. */
  readonly alt: string;
  /** Sizes the box before the picture is there, so that nothing moves. */
  readonly className: string;
  /** The first picture of a screen loads first; the others when they come near. */
  readonly isFirst?: boolean;
  readonly box?: RefObject<HTMLDivElement | null>;
  readonly onFailure?: () => void;
};

/**
 * A photo in its box: "Loading image..." until it is loaded, the fallback image when that fails.
 */
export function Picture(props: PictureProps) {
  const { src, srcSet = [], sizes, alt, className, isFirst = false, box, onFailure } = props;
  const { isPending = false } = props;
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const hasFailed = src === null || (src !== undefined && src === failed);
  const isBusy = isPending || !(hasFailed || (src !== undefined && src === shown));
  return (
    <div ref={box} aria-busy={isBusy} className={`relative overflow-hidden bg-line ${className}`}>
      {hasFailed || shown !== undefined ? null : (
        // Not read out: it would become part of the name of the link that the picture is in.
        <span
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center p-1 text-center text-ink"
        >
          {uiWords.loadingImage}
        </span>
      )}
      {src === undefined ? null : (
        <img
          // This attribute comes first: it decides when the others take effect.
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          decoding="async"
          {...(hasFailed || srcSet.length === 0 ? {} : { srcSet: widths(srcSet), sizes })}
          src={hasFailed ? FALLBACK : src}
          alt={alt}
          // Out of the flow: a picture of whatever shape leaves its box as it was.
          className="absolute inset-0 size-full object-cover"
          onLoad={() => setShown(src ?? undefined)}
          onError={() => {
            if (hasFailed) return;
            console.warn(`no photo at ${src}`);
            setFailed(src);
            onFailure?.();
          }}
        />
      )}
    </div>
  );
}

function widths(srcSet: NonNullable<PhotoAnswer["sizes"]>): string {
  return srcSet.map(({ src, widthPx }) => `${src} ${widthPx}w`).join(", ");
}
