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
export function ChangeSheets(props: ChangeSheetsProps) {
  // Only the owner can share it.
  const hasModel = useHasModel(useTripEditing()?.share !== undefined);
  return <TripPart key={props.sheet.kind}>{sheetOf(props, hasModel)}</TripPart>;
}

function sheetOf(
  { sheet, trip, edit, city, quarters, onClose }: ChangeSheetsProps,
  hasModel: boolean,
) {
  const preview = planPreviewOf(trip, city, hasModel);
  const given = { trip, editor: { edit }, preview, onClose };
  const { itinerary, setAside } = trip.tripData;
  const dayId = "dayId" in sheet ? sheet.dayId : undefined;
  const placeId = "placeId" in sheet ? sheet.placeId : undefined;
  const day = itinerary.find(
    ({ id, plan }) => id === dayId || plan.some((one) => one.id === placeId),
  );
  const place = day?.plan.find(({ id }) => id === placeId);
  switch (sheet.kind) {
    case "replan": {
      const { wish, shown, isSaid } = sheet;
      return <ReplanSheet {...given} {...{ dayId, wish, shown, isSaid, hasModel }} />;
    }
    case "ideas":
      return <IdeasSheet {...given} city={city} />;
    case "read-bookings":
      return <ReadBookingsSheet {...given} files={sheet.files} />;
    case "bookings": {
      const { bookingId, added, files } = sheet;
      return <BookingsSheet {...given} {...{ city, bookingId, added, files }} />;
    }
    case "dates":
      return <DatesSheet {...given} startDate={sheet.startDate} />;
    case "weather": {
      const { title, meaning, nothingBetter: nothing } = weatherWords;
      const propose = () => preview.proposeForWeather(sheet.weather);
      return <OfferedSheet {...given} words={{ title, meaning, nothing }} propose={propose} />;
    }
    case "ways": {
      const { retimeTitle: title, retimeMeaning: meaning, nothingToRetime: nothing } = wayWords;
      const propose = preview.proposeRetimed;
      return <OfferedSheet {...given} words={{ title, meaning, nothing }} propose={propose} />;
    }
    case "hotel":
      return <OwnHotelSheet {...given} quarters={quarters} />;
    case "put-back": {
      const removed = setAside?.find(({ id }) => id === placeId);
      return removed && <PutBackSheet {...given} edit={sheet.edit} place={removed} />;
    }
    case "table": {
      const meal = day?.meals?.find(({ kind }) => kind === sheet.meal);
      return day && meal && <TableSheet {...given} {...{ day, meal }} />;
    }
    case "night": {
      const move = day && nightMoves(trip, day.id).find(({ base }) => base === sheet.base);
      return day && move && <NightSheet {...given} change={day} move={move} />;
    }
    case "add":
      return day && <AddPlaceSheet {...given} day={day} />;
    case "fill":
      return day && <FillSheet {...given} day={day} />;
    case "fix":
      return day && place && <FixSheet {...given} {...{ day, place }} />;
    case "swap":
      return day && place && <SwapSheet {...given} {...{ day, place }} />;
    case "time":
      return day && place && <TimeSheet {...given} dayId={day.id} place={place} />;
  }
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
