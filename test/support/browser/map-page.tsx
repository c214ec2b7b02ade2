import "../../../src/web/styles.css";
import "./map-page.css";
import { createRoot } from "react-dom/client";
import { MapView } from "../../../src/web/features/view-trip/map/map-view.tsx";
import { LISBON_DAYS, LISBON_HOTEL } from "../../component/map-trip.ts";

/** A page with a map alone, whose street map is described at the address in `?map=`. */
const url = new URLSearchParams(location.search).get("map") ?? "";
const address = { kind: url.includes("{z}") ? "images" : "tile-json", url } as const;
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
      streetMapAddress={address}
    />,
  );
}
