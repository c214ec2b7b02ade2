import { useState } from "react";

const FALLBACK = "/fallback-image.jpg";

type PictureProps = {
  readonly src: string;
  /** What it shows; "" where the words beside it say so already. */
  readonly alt: string;
  /** Sizes the box before the picture is there, so that nothing moves. */
  readonly className: string;
  /** The first picture of a screen comes first; the others when they come near. */
  readonly isFirst?: boolean;
};

/** A photo in its box: "Loading image..." until it is there, the fallback image when it can't be had. */
export function Picture({ src, alt, className, isFirst = false }: PictureProps) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  return (
    <div className={`relative overflow-hidden bg-line ${className}`}>
      {state === "loading" ? (
        <span className="absolute inset-0 grid place-items-center p-4 text-ink">
          Loading image...
        </span>
      ) : null}
      <img
        src={state === "failed" ? FALLBACK : src}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className="relative size-full object-cover"
        onLoad={() => setState((now) => (now === "loading" ? "shown" : now))}
        onError={() => {
          if (state === "failed") return;
          console.warn(`no photo at ${src}`);
          setState("failed");
        }}
      />
    </div>
  );
}
