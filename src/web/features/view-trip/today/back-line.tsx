import { travelText } from "../../../../domain/places/travel-text.ts";
import type { DayNow } from "../../../../domain/trip/day-now.ts";
import { language } from "../../../messages/domain/language.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LEG_ICONS } from "../trip/timeline-line.tsx";

/** The way back to the hotel, and when one is there by the plan; no time where one should have left. */
export function BackLine({ today: { back, nowMinutes } }: { today: DayNow }) {
  if (back === undefined) return null;
  const { leg, leaveMinutes } = back;
  const time = leaveMinutes < nowMinutes ? undefined : language.time(leaveMinutes + leg.minutes);
  return (
    <p className="mt-2 flex items-start gap-2 text-ink-soft tabular-nums">
      <Icon name={LEG_ICONS[leg.mode]} />
      {viewTripWords.backAt(storedWords.way(travelText(leg)), time)}
    </p>
  );
}
