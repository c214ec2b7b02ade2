import { useEffect, useEffectEvent, useState } from "react";
import { changePlanWords } from "../../../messages/change-plan-words.ts";

type FileDropProps = { readonly onFiles: (files: readonly File[]) => void };

/** The whole page takes files that are dragged over it, and says so; a sheet over it, and a field for files, take their own. */
export function FileDrop({ onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((files: FileList) => onFiles([...files]));
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Else the browser opens the file in place of the page.
      event.preventDefault();
      setOver(!isCovered());
    };
    addEventListener("dragenter", over, { signal });
    addEventListener("dragover", over, { signal });
    addEventListener("dragleave", ({ relatedTarget }) => relatedTarget ?? setOver(false), {
      signal,
    });
    addEventListener(
      "drop",
      (event) => {
        setOver(false);
        if (!hasFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        if (!isCovered() && event.dataTransfer !== null) drop(event.dataTransfer.files);
      },
      { signal },
    );
    return () => ending.abort();
  }, []);
  return isOver ? (
    <p className="pointer-events-none fixed inset-3 z-20 grid place-items-center rounded-3xl border-4 border-accent border-dashed bg-paper p-5 text-center font-serif text-2xl opacity-95">
      {changePlanWords.dropBookings}
    </p>
  ) : null;
}

function hasFiles({ dataTransfer, target }: DragEvent): boolean {
  const isField = target instanceof HTMLInputElement && target.type === "file";
  return !isField && dataTransfer?.types.includes("Files") === true;
}

function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
