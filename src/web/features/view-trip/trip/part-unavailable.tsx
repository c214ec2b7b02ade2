import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Button } from "../../../ui/button.tsx";

/** In the place of a part that could not be loaded. */
export function PartUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
      <p role="alert">{viewTripWords.partUnavailable}</p>
      <Button onClick={onRetry}>{viewTripWords.tryAgain}</Button>
    </div>
  );
}
