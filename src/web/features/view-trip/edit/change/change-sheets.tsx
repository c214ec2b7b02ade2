import { useEffect, useState } from "react";
import { nightMoves } from "../../../../../domain/bases/night-moves.ts";
import { lazyPart } from "../../../../lib/lazy-part.tsx";
import { serverConfig } from "../../../../lib/server-config.ts";
import { wayWords } from "../../../../messages/trip-page/way-words.ts";
import { weatherWords } from "../../../../messages/trip-page/weather-words.ts";
import type { ChangeSheet } from "../../trip/edit-mode.ts";
import { useTripEditing } from "../../trip/trip-editing.ts";
import { TripPart } from "../../trip/trip-part.tsx";
import type { EditedPage } from "../session/edit-session.ts";
import { AddPlaceSheet } from "./add-place-sheet.tsx";
import { DatesSheet } from "./dates-sheet.tsx";
import { FillSheet } from "./fill-sheet.tsx";
import { FixSheet } from "./fix-sheet.tsx";
import { NightSheet } from "./night-sheet.tsx";
import { OwnHotelSheet } from "./own/own-hotel-sheet.tsx";
import { planPreviewOf } from "./plan-preview-of.ts";
import { PutBackSheet } from "./put-back-sheet.tsx";
import { ReplanSheet } from "./replan-sheet.tsx";
import { SwapSheet } from "./swap-sheet.tsx";
import { TableSheet } from "./table-sheet.tsx";
import { TimeSheet } from "./time-sheet.tsx";

const OfferedSheet = lazyPart(async () => (await import("./offered-sheet.tsx")).OfferedSheet);
const IdeasSheet = lazyPart(async () => (await import("./ideas/ideas-sheet.tsx")).IdeasSheet);
const ReadBookingsSheet = lazyPart(
  async () => (await import("./bookings/read-bookings-sheet.tsx")).ReadBookingsSheet,
);

const BookingsSheet = lazyPart(
  async () => (await import("./bookings/bookings-sheet.tsx")).BookingsSheet,
);

type ChangeSheetsProps = Pick<EditedPage, "trip" | "edit" | "city" | "quarters"> & {
  readonly sheet: ChangeSheet;
  readonly onClose: () => void;
};

/** The sheet that was asked for; none where what it is about is gone. */
export function ChangeSheets({ sheet, trip, edit, city, quarters, onClose }: ChangeSheetsProps) {
  const editor = { edit };
  // Only the owner can share it.
  const hasModel = useHasModel(useTripEditing()?.share !== undefined);
  const preview = planPreviewOf(trip, city, hasModel);
  const { itinerary } = trip.tripData;
  if (sheet.kind === "replan") {
    const { dayId, wish, shown, isSaid } = sheet;
    return (
      <ReplanSheet {...{ dayId, wish, shown, isSaid, trip, editor, preview, hasModel, onClose }} />
    );
  }
  if (sheet.kind === "ideas") {
    return (
      <TripPart>
        <IdeasSheet {...{ trip, city, editor, onClose }} />
      </TripPart>
    );
  }
  if (sheet.kind === "read-bookings") {
    return (
      <TripPart>
        <ReadBookingsSheet files={sheet.files} {...{ trip, onClose }} />
      </TripPart>
    );
  }
  if (sheet.kind === "bookings") {
    const { bookingId, added, files } = sheet;
    return (
      <TripPart>
        <BookingsSheet {...{ trip, city, editor, bookingId, added, files, onClose }} />
      </TripPart>
    );
  }
  if (sheet.kind === "dates") {
    return <DatesSheet startDate={sheet.startDate} {...{ trip, editor, preview, onClose }} />;
  }
  if (sheet.kind === "weather" || sheet.kind === "ways") {
    const propose = () =>
      sheet.kind === "ways" ? preview.proposeRetimed() : preview.proposeForWeather(sheet.weather);
    return (
      <TripPart>
        <OfferedSheet words={offeredWords(sheet.kind)} {...{ trip, propose, editor, onClose }} />
      </TripPart>
    );
  }
  if (sheet.kind === "hotel")
    return <OwnHotelSheet {...{ trip, quarters, editor, preview, onClose }} />;
  if (sheet.kind === "put-back") {
    const place = trip.tripData.setAside?.find(({ id }) => id === sheet.placeId);
    return place === undefined ? null : (
      <PutBackSheet edit={sheet.edit} {...{ trip, place, editor, preview, onClose }} />
    );
  }
  if ("dayId" in sheet) {
    const day = itinerary.find(({ id }) => id === sheet.dayId);
    if (day === undefined) return null;
    if (sheet.kind === "table") {
      const meal = day.meals?.find(({ kind }) => kind === sheet.meal);
      return meal === undefined ? null : (
        <TableSheet {...{ trip, day, meal, editor, preview, onClose }} />
      );
    }
    if (sheet.kind === "night") {
      const move = nightMoves(trip, day.id).find(({ base }) => base === sheet.base);
      if (move === undefined) return null;
      return <NightSheet change={day} {...{ trip, move, editor, preview, onClose }} />;
    }
    return sheet.kind === "add" ? (
      <AddPlaceSheet {...{ trip, day, editor, preview, onClose }} />
    ) : (
      <FillSheet {...{ trip, day, editor, preview, onClose }} />
    );
  }
  const day = itinerary.find(({ plan }) => plan.some(({ id }) => id === sheet.placeId));
  const place = day?.plan.find(({ id }) => id === sheet.placeId);
  if (day === undefined || place === undefined) return null;
  if (sheet.kind === "fix") {
    return <FixSheet {...{ trip, day, place, editor, preview, onClose }} />;
  }
  return sheet.kind === "swap" ? (
    <SwapSheet {...{ day, place, editor, preview, onClose }} />
  ) : (
    <TimeSheet dayId={day.id} {...{ trip, place, editor, preview, onClose }} />
  );
}

function offeredWords(kind: "weather" | "ways") {
  return kind === "weather"
    ? {
        title: weatherWords.title,
        meaning: weatherWords.meaning,
        nothing: weatherWords.nothingBetter,
      }
    : {
        title: wayWords.retimeTitle,
        meaning: wayWords.retimeMeaning,
        nothing: wayWords.nothingToRetime,
      };
}

/** Whether a model reads what the reader doesn't understand. @param isOwn the trip is the traveller's own. */
function useHasModel(isOwn: boolean): boolean {
  const [hasModel, setHasModel] = useState(false);
  useEffect(() => {
    if (!isOwn) return;
    void serverConfig().then((config) => {
      setHasModel(config !== undefined && config.planner !== "guide");
    });
  }, [isOwn]);
  return isOwn && hasModel;
}
