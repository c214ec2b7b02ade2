import { useEffect, useState } from "react";
import { ownFilesWords } from "../../../../messages/trip-page/own-files-words.ts";
import type { KeptFile } from "../../../../offline/store/offline-store.ts";
import { DeferredIcon } from "../../../../ui/deferred-icon.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { useShownTrip } from "../shown-trip.ts";
import { type FileProblem, useOwnFiles } from "./use-own-files.ts";

export type OwnFilesProps = {
  /** Of the place, the day or the booking. */
  readonly partId: string;
  /** Its name. */
  readonly about: string;
  /** For showing to somebody: pictures are large from the start, and nothing can be added. */
  readonly isToShow?: boolean | undefined;
};

/** Tickets and pictures that are kept with a place, a day or a booking, on this device and, where it takes some, in the account. */
export function OwnFiles(props: OwnFilesProps) {
  const tripId = useShownTrip()?.filesOf;
  return tripId === undefined ? null : <FilesOf key={tripId} tripId={tripId} {...props} />;
}

function FilesOf(props: OwnFilesProps & { readonly tripId: string }) {
  const { tripId, partId, about, isToShow = false } = props;
  const { files, remove, fetch, ...own } = useOwnFiles(tripId, partId);
  const { add, change } = isToShow ? {} : own;
  const [problem, setProblem] = useState<string>();
  const say = (code: FileProblem | undefined) =>
    setProblem(code === undefined ? undefined : ownFilesWords.problems[code]);
  if (files.length === 0 && add === undefined) return null;
  return (
    <div className="no-print">
      {files.length === 0 ? null : (
        <ul aria-label={ownFilesWords.filesOf(about)}>
          {files.map((file) => (
            <li key={file.id} className="border-line border-b py-1">
              {file.file === undefined ? (
                <FileElsewhere file={file} onFetch={() => void fetch(file).then(say)} />
              ) : (
                <OwnFile
                  name={file.name}
                  file={file.file}
                  isToShow={isToShow}
                  onRemove={() => void remove(file).then(setProblem)}
                />
              )}
              {change === undefined || file.file === undefined ? null : (
                <InAccount file={file} onChange={() => change(file).then(setProblem)} />
              )}
            </li>
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
              void add(chosen).then(say);
            }}
          />
        </label>
      )}
      {files.length === 0 || isToShow ? null : (
        <p className="text-ink-soft text-sm">
          {change !== undefined || files.some(({ isInAccount }) => isInAccount)
            ? ownFilesWords.whoSees
            : ownFilesWords.onThisDevice}
        </p>
      )}
      <p role="alert" className="text-bad">
        {problem}
      </p>
    </div>
  );
}

/** One that only the account has. */
function FileElsewhere({ file, onFetch }: { file: KeptFile; onFetch: () => void }) {
  return (
    <button
      type="button"
      aria-label={ownFilesWords.fetch(file.name)}
      onClick={onFetch}
      className="flex min-h-11 w-full items-center gap-3 text-start hover:underline"
    >
      <DeferredIcon name="ticket" size={20} />
      <span className="min-w-0">
        <bdi className="break-words">{file.name}</bdi>
        <span className="block text-ink-soft text-sm">{ownFilesWords.notHere}</span>
      </span>
    </button>
  );
}

function InAccount({ file, onChange }: { file: KeptFile; onChange: () => Promise<void> }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={(file.isInAccount === true) !== isChanging}
        disabled={isChanging}
        aria-label={ownFilesWords.alsoInAccount(file.name)}
        onChange={() => {
          setChanging(true);
          void onChange().finally(() => setChanging(false));
        }}
      />
      {ownFilesWords.inAccount}
    </label>
  );
}

type OwnFileProps = {
  readonly name: string;
  readonly file: Blob;
  readonly isToShow: boolean;
  readonly onRemove: () => void;
};

function OwnFile({ name, file, isToShow, onRemove }: OwnFileProps) {
  const [isLarge, setLarge] = useState(isToShow);
  const url = useObjectUrl(file);
  const isPicture = file.type.startsWith("image/");
  return (
    <>
      <div className="flex items-center gap-2">
        {isPicture ? (
          <button
            type="button"
            aria-expanded={isLarge}
            onClick={() => setLarge(!isLarge)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start hover:underline"
          >
            <img src={url} alt="" className="size-11 shrink-0 rounded object-cover" />
            <bdi className="min-w-0 break-words">{name}</bdi>
          </button>
        ) : (
          // Downloaded, not shown: the policy allows no plug-in, and the device's own reader is better.
          <a
            href={url}
            download={name}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-3 underline"
          >
            <DeferredIcon name="ticket" size={20} />
            <bdi className="min-w-0 break-words">{name}</bdi>
          </a>
        )}
        {isToShow ? null : (
          <button
            type="button"
            aria-label={ownFilesWords.remove(name)}
            onClick={onRemove}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-wash"
          >
            <DeferredIcon name="trash" size={20} />
          </button>
        )}
      </div>
      {isLarge ? (
        <img
          src={url}
          alt={ownFilesWords.picture(name)}
          // A code needs a light margin to be read, and its corners.
          className="mt-2 max-h-[80vh] w-full bg-white object-contain p-5"
        />
      ) : null}
    </>
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
