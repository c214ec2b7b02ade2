import { newPartId } from "../../../../../engine/new-part-id.ts";
import { changePlanWords } from "../../../../../messages/change-plan-words.ts";
import { Sheet } from "../../../../../ui/sheet.tsx";
import type { TripEditor } from "../../../trip/trip-editing.ts";
import { OwnForm } from "./own-form.tsx";

type OwnHotelSheetProps = {
  readonly editor: Pick<TripEditor, "edit">;
  readonly onClose: () => void;
};

/** Where the travellers really stay: a hotel, or a friend's, that the days start from. */
export function OwnHotelSheet({ editor, onClose }: OwnHotelSheetProps) {
  async function add(hotelName: string, geoCoordinates: string, close: () => void): Promise<void> {
    const isKept = await editor.edit({
      kind: "add-hotel",
      isBase: true,
      hotel: {
        id: newPartId(),
        hotelName,
        hotelAddress: "",
        price: "",
        hotelImageURL: "",
        geoCoordinates,
        rating: "",
        description: "",
        isOwn: true,
      },
    });
    if (isKept) close();
  }
  return (
    <Sheet title={changePlanWords.ownHotel} onClose={onClose}>
      {(close) => (
        <OwnForm
          needsPosition
          notice={changePlanWords.ownHotelNotice}
          onAdd={({ name, geoCoordinates }) => void add(name, geoCoordinates, close)}
        />
      )}
    </Sheet>
  );
}
