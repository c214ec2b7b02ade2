import { type FormEvent, useId, useRef, useState } from "react";
import { LIMITS } from "../../../domain/limits.ts";
import { API_PATHS, MAX_IMPORT_BYTES } from "../../../domain/wire.ts";
import { importedTripSchema } from "../../../domain/wire-schemas.ts";
import { callApi } from "../../lib/api-client.ts";
import { paths } from "../../lib/paths.ts";
import { tripMenuWords } from "../../messages/trip-menu-words.ts";
import { navigate } from "../../navigation/navigation.tsx";
import { isDialogStep } from "../../ui/open-dialog.ts";
import { Sheet } from "../../ui/sheet.tsx";

/** Sends a file to the server, and asks for the destination where the file doesn't say it. */
export function ImportSheet({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [destination, setDestination] = useState("");
  const [asksDestination, setAsksDestination] = useState(false);
  const [problem, setProblem] = useState("");
  const [isSending, setSending] = useState(false);
  /** One for what is sent, so that sending it again after a lost answer makes no second trip. */
  const key = useRef("");

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (file === undefined || file.size > MAX_IMPORT_BYTES) {
      setProblem(
        file === undefined
          ? tripMenuWords.import.choose
          : tripMenuWords.import.tooLarge(MAX_IMPORT_BYTES / 1024),
      );
      field.current?.focus();
      return;
    }
    setProblem("");
    setSending(true);
    key.current ||= crypto.randomUUID();
    const query = destination.trim() === "" ? "" : `?${new URLSearchParams({ destination })}`;
    const result = await callApi(`${API_PATHS.imports}${query}`, {
      method: "POST",
      file,
      headers: { "idempotency-key": key.current },
      schema: importedTripSchema,
      isSlow: true,
    });
    setSending(false);
    if (result.ok) {
      navigate(paths.viewTrip(result.value.tripId), { replace: isDialogStep() });
      return;
    }
    setProblem(result.problem.text);
    if (result.problem.code === "import_destination_missing") setAsksDestination(true);
  }

  return (
    <Sheet title={tripMenuWords.import.title} onClose={onClose}>
      {() => (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <p className="text-ink-soft">{tripMenuWords.import.about}</p>
          <div>
            <label htmlFor={`${id}-file`} className="mb-1 block font-semibold">
              {tripMenuWords.import.file}
            </label>
            <input
              ref={field}
              id={`${id}-file`}
              type="file"
              accept=".json,.gpx,.kml,.kmz"
              aria-describedby={`${id}-problem`}
              onChange={(event) => {
                key.current = "";
                setFile(event.currentTarget.files?.[0]);
              }}
              className="min-h-13 w-full max-w-full rounded-lg border border-line-strong bg-card p-3"
            />
          </div>
          {asksDestination ? (
            <div>
              <label htmlFor={`${id}-destination`} className="mb-1 block font-semibold">
                {tripMenuWords.import.destination}
              </label>
              <input
                id={`${id}-destination`}
                value={destination}
                maxLength={LIMITS.text.destination}
                aria-describedby={`${id}-hint`}
                onChange={(event) => {
                  key.current = "";
                  setDestination(event.currentTarget.value);
                }}
                className="field"
              />
              <p id={`${id}-hint`} className="mt-1 text-ink-soft">
                {tripMenuWords.import.destinationHint}
              </p>
            </div>
          ) : null}
          <p id={`${id}-problem`} role="status" className="text-bad">
            {problem}
          </p>
          <p>
            <button type="submit" className="button button-accent" aria-disabled={isSending}>
              {isSending ? tripMenuWords.import.working : tripMenuWords.import.submit}
            </button>
          </p>
        </form>
      )}
    </Sheet>
  );
}
