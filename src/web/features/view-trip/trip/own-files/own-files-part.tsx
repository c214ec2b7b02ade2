import { LatePart } from "../../../../lib/late-part.tsx";
import { lazyPart } from "../../../../lib/lazy-part.tsx";
import type { OwnFilesProps } from "./own-files.tsx";

export const LazyOwnFiles = lazyPart(async () => (await import("./own-files.tsx")).OwnFiles);

/** The files of a place or a day, once they are loaded: what is around them doesn't wait, nor make room. */
export function OwnFilesPart(props: OwnFilesProps) {
  return (
    <LatePart instead={null}>
      <LazyOwnFiles {...props} />
    </LatePart>
  );
}
