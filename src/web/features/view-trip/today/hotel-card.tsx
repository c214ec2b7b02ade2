import { useId, useRef } from "react";
import type { TripHotel } from "../../../../domain/trip/trip.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { todayWords } from "../../../messages/today-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { openDialog } from "../../../ui/open-dialog.ts";

/** The hotel, and its address as large as a driver reads it from the back seat. */
export function HotelCard({ hotel: { hotelName, hotelAddress } }: { hotel: TripHotel }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className="card mt-4 flex flex-wrap items-center justify-between gap-x-4 px-[min(1.25rem,5vw)] py-1">
      <p className="flex min-h-11 items-center gap-3">
        <Icon name="bed" />
        <span className="sr-only">{todayWords.hotel}</span>
        <bdi>{guideText(hotelName)}</bdi>
      </p>
      {hotelAddress === "" ? null : (
        <button
          type="button"
          aria-label={todayWords.showAddressOf(guideText(hotelName))}
          className="min-h-11 rounded-lg font-semibold text-accent hover:underline"
          onClick={() => dialog.current === null || openDialog(dialog.current)}
        >
          {todayWords.showAddress}
        </button>
      )}
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="m-auto min-h-[60dvh] w-[min(60rem,calc(100vw-16px))] rounded-card border border-line-strong bg-card p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
      >
        <h3 id={id} className="font-semibold text-3xl leading-tight">
          <bdi>{guideText(hotelName)}</bdi>
        </h3>
        <p dir="auto" className="mt-6 font-semibold text-5xl leading-tight">
          {hotelAddress}
        </p>
        <button
          type="button"
          className="button button-quiet mt-10"
          onClick={() => dialog.current?.close()}
        >
          {todayWords.close}
        </button>
      </dialog>
    </div>
  );
}
