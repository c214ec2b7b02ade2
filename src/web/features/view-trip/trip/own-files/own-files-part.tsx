import { lazyExtra } from "../../../../lib/late-part.tsx";

/** The files of a place or a day, once they are loaded: what is around them doesn't wait, nor make room. */
export const OwnFilesPart = lazyExtra(async () => (await import("./own-files.tsx")).OwnFiles);
