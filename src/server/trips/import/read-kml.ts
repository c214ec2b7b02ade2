import { exportWords } from "../../../domain/messages/en/export-words.ts";
import type { Outline, OutlinePlace } from "./outline.ts";
import { outlineDetails, outlineName } from "./outline-text.ts";
import { childrenNamed, degrees, textOf } from "./read-element.ts";
import type { XmlElement } from "./read-xml.ts";

/** What a KML file says: folders with points are days, one called "Hotels" has hotels. Links are never followed. */
export function readKml(kml: XmlElement): Outline {
  const top = childrenNamed(kml, "Document")[0] ?? kml;
  const folders = foldersIn(top).map((folder) => ({
    name: outlineName(textOf(folder, "name")),
    places: pointsOf(folder),
  }));
  const areHotels = ({ name }: { name: string }) =>
    name.toLowerCase() === exportWords.hotels.toLowerCase();
  return {
    name: outlineName(textOf(top, "name")),
    hotels: folders.filter(areHotels).flatMap(({ places }) => places),
    days: folders.filter((folder) => folder.places.length > 0 && !areHotels(folder)),
    others: pointsOf(top),
  };
}

/** In the file's order, those within others, too. */
function foldersIn(element: XmlElement): XmlElement[] {
  return childrenNamed(element, "Folder").flatMap((folder) => [folder, ...foldersIn(folder)]);
}

function pointsOf(element: XmlElement): OutlinePlace[] {
  return childrenNamed(element, "Placemark").flatMap((placemark) => {
    const name = outlineName(textOf(placemark, "name"));
    const [point] = childrenNamed(placemark, "Point");
    const [lon, lat] = point === undefined ? [] : (textOf(point, "coordinates") ?? "").split(",");
    const at = degrees(lat, lon);
    const details = outlineDetails(textOf(placemark, "description"));
    return name === "" || at === undefined ? [] : [{ name, details, at }];
  });
}
