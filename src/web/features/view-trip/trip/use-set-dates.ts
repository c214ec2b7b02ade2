import { useEditModeContext } from "./edit-mode.ts";
import type { TripEditor } from "./trip-editing.ts";

/**
 * Sets a trip's first day, by way of a proposal where places are closed then; undefined takes the dates away.
 *
 * @param onDone once it is done, or asked for.
 * @returns what answers whether that is done, or asked for.
 */
export function useSetDates(
  editor: Pick<TripEditor, "edit"> | undefined,
  onDone: () => void = () => {},
) {
  const { ask } = useEditModeContext();
  return async (startDate: string | undefined): Promise<boolean> => {
    let isDone = true;
    if (startDate === undefined || ask === undefined)
      isDone = (await editor?.edit({ kind: "set-start-date", date: startDate })) ?? false;
    else ask({ kind: "dates", startDate });
    if (isDone) onDone();
    return isDone;
  };
}
