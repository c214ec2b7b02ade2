import { useEditModeContext } from "./edit-mode.ts";
import type { TripEditor } from "./trip-editing.ts";

/**
 * Sets a trip's first day, by way of a proposal where places are closed then; undefined takes the dates away.
 *
 * @returns what answers whether that is done, or asked for.
 */
export function useSetDates(editor: Pick<TripEditor, "edit"> | undefined) {
  const { ask } = useEditModeContext();
  return async (startDate: string | undefined): Promise<boolean> => {
    if (startDate === undefined || ask === undefined) {
      return (await editor?.edit({ kind: "set-start-date", date: startDate })) ?? false;
    }
    ask({ kind: "dates", startDate });
    return true;
  };
}
