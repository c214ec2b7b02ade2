import { lazyPart } from "../../../../lib/lazy-part.tsx";

/** The open editor, which loads by itself. */
export const LazyOpenEditor = lazyPart(async () => (await import("./open-editor.tsx")).OpenEditor);
