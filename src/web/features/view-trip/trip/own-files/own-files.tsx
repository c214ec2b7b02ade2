import { useEffect, useState } from "react";
import { ownFilesWords } from "../../../../messages/trip-page/own-files-words.ts";
import type { KeptFile } from "../../../../offline/store/offline-store.ts";
import { DeferredIcon } from "../../../../ui/deferred-icon.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useShownTrip } from "../shown-trip.ts";
import { type FileProblem, useOwnFiles } from "./use-own-files.ts";

export type OwnFilesProps = {
  /** Of the place or the day. */
  readonly partId: string;
  /** Its name. */
  readonly about: string;
};

/** Tickets and pictures that this device keeps with a place or a day, and nobody else sees. */
export function OwnFiles({ partId, about }: OwnFilesProps) {
  const tripId = useShownTrip()?.filesOf;
  return tripId === undefined ? null : <FilesOf key={tripId} {...{ tripId, partId, about }} />;
}

function FilesOf({ tripId, partId, about }: OwnFilesProps & { readonly tripId: string }) {
  const { files, add, remove } = useOwnFiles(tripId, partId);
  const [problem, setProblem] = useState<FileProblem>();
  if (files.length === 0 && add === undefined) return null;
  return (
    <div className="no-print">
      {files.length === 0 ? null : (
        <ul aria-label={ownFilesWords.filesOf(about)}>
          {files.map((file) => (
            <OwnFile key={file.id} file={file} onRemove={() => void remove(file.id)} />
          ))}
        </ul>
      )}
      {add === undefined ? null : (
        <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg text-accent hover:underline has-[:focus-visible]:outline-3">
          <Icon name="plus" size={20} />
          {ownFilesWords.add}
          <span className="sr-only">{ownFilesWords.addTo(about)}</span>
          <input
            type="file"
            multiple
            accept="application/pdf,image/*"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // The same file can be chosen again.
              target.value = "";
              void add(chosen).then(setProblem);
            }}
          />
        </label>
      )}
      {files.length === 0 ? null : (
        <p className="text-ink-soft text-sm">{ownFilesWords.onThisDevice}</p>
      )}
      <p role="alert" className="text-bad">
        {problem === undefined ? null : ownFilesWords.problems[problem]}
      </p>
    </div>
  );
}

function OwnFile({ file, onRemove }: { readonly file: KeptFile; readonly onRemove: () => void }) {
  const [isLarge, setLarge] = useState(false);
  const url = useObjectUrl(file.file);
  const isPicture = file.file.type.startsWith("image/");
  return (
    <li className="border-line border-b py-1">
      <div className="flex items-center gap-2">
        {isPicture ? (
          <button
            type="button"
            aria-expanded={isLarge}
            onClick={() => setLarge(!isLarge)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start hover:underline"
          >
            <img src={url} alt="" className="size-11 shrink-0 rounded object-cover" />
            <bdi className="min-w-0 break-words">{file.name}</bdi>
          </button>
        ) : (
          // Downloaded, not shown: the policy allows no plug-in, and the device's own reader is better.
          <a
            href={url}
            download={file.name}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-3 underline"
          >
            <DeferredIcon name="ticket" size={20} />
            <bdi className="min-w-0 break-words">{file.name}</bdi>
          </a>
        )}
        <button
          type="button"
          aria-label={ownFilesWords.remove(file.name)}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-wash"
        >
          <DeferredIcon name="trash" size={20} />
        </button>
      </div>
      {isLarge ? (
        <img
          src={url}
          alt={ownFilesWords.picture(file.name)}
          className="mt-2 max-h-[80vh] w-full rounded-lg bg-white object-contain"
        />
      ) : null}
    </li>
  );
}

/** An address of the file for as long as it is shown. */
function useObjectUrl(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
