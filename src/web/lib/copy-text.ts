import { showToast } from "./toast.ts";

/** Puts a text on the clipboard, and says whether it is there. */
export async function copyText(
  text: string,
  words: { readonly copied: string; readonly cannotCopy: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(words.copied);
  } catch {
    showToast(words.cannotCopy, "error");
  }
}
