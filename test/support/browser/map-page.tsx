import "./map-page.css";
import { createRoot } from "react-dom/client";
import { MapView } from "../../../src/web/features/view-trip/map/map-view.tsx";
import { LISBON_DAYS, LISBON_HOTEL } from "../../component/map-trip.ts";

/** A page with a map alone, whose tiles are those of the address in `?tiles=`. */
const tileUrl = new URLSearchParams(location.search).get("tiles") ?? undefined;
const root = document.querySelector("main");
if (root !== null) {
  createRoot(root).render(
    <MapView
      days={LISBON_DAYS}
      hotel={LISBON_HOTEL}
      dayNumber={1}
      onDayChange={() => undefined}
      onChoose={(id) => {
        document.title = id;
      }}
      tileUrl={tileUrl}
    />,
  );
}
