import { useState } from "react";
import { coordinatesText, parseCoordinates } from "../../../../../../domain/places/coordinates.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import { newPartId } from "../../../../../engine/new-part-id.ts";
import { useOneAtATime } from "../../../../../lib/use-one-at-a-time.ts";
import { changePlanWords } from "../../../../../messages/change-plan-words.ts";
import { guideText } from "../../../../../messages/guide-text.ts";
import { PLAIN_LOOK, TextField } from "../../../../../ui/field.tsx";
import { Fold } from "../../../../../ui/fold.tsx";
import { Sheet } from "../../../../../ui/sheet.tsx";
import type { EditedPage } from "../../session/edit-session.ts";
import type { ChangeSheetProps } from "../change-sheet-props.ts";
import { FoundElsewhere } from "../found-elsewhere.tsx";
import { type Nearby, OwnForm } from "./own-form.tsx";

type OwnHotelSheetProps = ChangeSheetProps & Pick<EditedPage, "quarters">;

type Stay = { readonly name: string; readonly where?: string; readonly geoCoordinates: string };

/** Where the travellers really stay: a hotel, or a friend's, that the days start from. It is found by its name or address. */
export function OwnHotelSheet(props: OwnHotelSheetProps) {
  const { trip, quarters = [], editor, preview, onClose } = props;
  const [text, setText] = useState("");
  const once = useOneAtATime();

  const add = ({ name, where = "", geoCoordinates }: Stay, close: () => void) =>
    once(async () => {
      const hotel = {
        ...{ id: newPartId(), hotelName: name, hotelAddress: where, geoCoordinates },
        ...{ price: "", hotelImageURL: "", rating: "", description: "" },
        isOwn: true as const,
      };
      if (await editor.edit({ kind: "add-hotel", isBase: true, hotel })) close();
    });

  return (
    <Sheet title={changePlanWords.ownHotel} onClose={onClose}>
      {(close) => (
        <>
          <TextField
            label={changePlanWords.hotelSearch}
            type="search"
            value={text}
            maxLength={60}
            onChange={setText}
            look={PLAIN_LOOK}
            className="mt-2"
          />
          <FoundElsewhere
            title={changePlanWords.hotelsFound}
            typed={text.trim()}
            notNow={changePlanWords.hotelSearchNotNow}
            preview={preview}
          >
            {(found) => (
              <FoundStay
                key={`${found.name} ${found.geoCoordinates}`}
                found={found}
                onTake={() => void add(found, close)}
              />
            )}
          </FoundElsewhere>
          <div className="mt-4">
            <Fold summary={changePlanWords.hotelByHand}>
              <OwnForm
                nearby={nearbyOf(quarters, trip)}
                searchedName={text.trim()}
                notice={changePlanWords.ownHotelNotice}
                onAdd={(typed) => void add(typed, close)}
              />
            </Fold>
          </div>
        </>
      )}
    </Sheet>
  );
}

/** What a hotel may be near to: a quarter, or a place of the plan. */
function nearbyOf(
  quarters: NonNullable<EditedPage["quarters"]>,
  { tripData }: Pick<Trip, "tripData">,
): Nearby {
  const places = tripData.itinerary.flatMap(({ plan }) => plan);
  return [
    {
      title: changePlanWords.quarters,
      places: quarters.map(({ name, at: [lat, lon] }) => ({
        name,
        geoCoordinates: coordinatesText({ lat, lon }),
      })),
    },
    {
      title: changePlanWords.plannedPlaces,
      places: places
        .filter(({ geoCoordinates }) => parseCoordinates(geoCoordinates).ok)
        .map(({ placeName, geoCoordinates }) => ({ name: guideText(placeName), geoCoordinates })),
    },
  ];
}

function FoundStay({ found, onTake }: { readonly found: Stay; readonly onTake: () => void }) {
  return (
    <li className="card overflow-hidden">
      <div className="px-3 py-2.5 leading-6">
        <p className="font-semibold">
          <bdi>{found.name}</bdi>
        </p>
        <p dir="auto" className="text-ink-soft">
          {found.where}
        </p>
      </div>
      <button
        type="button"
        aria-label={changePlanWords.take(found.name)}
        onClick={onTake}
        className="min-h-11 w-full border-line border-t font-semibold text-accent hover:bg-accent-wash"
      >
        {changePlanWords.takeThis}
      </button>
    </li>
  );
}
