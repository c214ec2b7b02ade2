import fc from "fast-check";
import { expect, test } from "vitest";
import { anyTrip } from "../../../../test/support/plans/any-trip.ts";
import { tripGpx } from "../../../domain/export/trip-gpx.ts";
import { tripKml } from "../../../domain/export/trip-kml.ts";
import { readXml, type XmlElement } from "../../../domain/files/read-xml.ts";
import { wordsIn } from "../../../domain/messages/words.ts";
import { runToEnd } from "../../../domain/plan/run-to-end.ts";

/** The elements that each element may hold, in the order that the published schema prescribes. */
type Order = Readonly<Record<string, readonly string[]>>;

/** https://www.topografix.com/GPX/1/1/gpx.xsd */
const GPX_POINT = ["name", "cmt", "desc", "src", "link", "sym", "type"];
const GPX: Order = {
  gpx: ["metadata", "wpt", "rte", "trk"],
  metadata: ["name", "desc", "author", "copyright", "link", "time", "keywords", "bounds"],
  wpt: GPX_POINT,
  rte: ["name", "cmt", "desc", "src", "link", "number", "type", "extensions", "rtept"],
  rtept: GPX_POINT,
};
const GPX_REPEATED = ["wpt", "rte", "rtept"];

/** https://schemas.opengis.net/kml/2.2.0/ogckml22.xsd */
const KML: Order = {
  kml: ["Document"],
  Document: ["name", "visibility", "open", "description", "Style", "Folder"],
  // Features, of which a folder's come after what it says of itself.
  Folder: ["name", "visibility", "open", "description", "Placemark"],
  Placemark: ["name", "visibility", "open", "description", "styleUrl", "Point", "LineString"],
  Point: ["extrude", "altitudeMode", "coordinates"],
  LineString: ["extrude", "tessellate", "altitudeMode", "coordinates"],
};
const KML_REPEATED = ["Folder", "Placemark"];

/** Breaks of the order anywhere in an element. */
function orderFaults(element: XmlElement, order: Order, repeated: readonly string[]): string[] {
  const allowed = order[element.name] ?? [];
  const at = element.children.map(({ name }) => allowed.indexOf(name));
  const own = element.children.flatMap(({ name }, index) => {
    const [before = -1, here = -1] = [at[index - 1], at[index]];
    const isInPlace = here > before || (here === before && repeated.includes(name));
    return here >= 0 && isInPlace ? [] : [`${element.name} > ${name}`];
  });
  const isMixed = element.children.length > 0 && element.text.trim() !== "";
  return [
    ...own,
    ...(isMixed ? [`text in ${element.name}`] : []),
    ...element.children.flatMap((child) => orderFaults(child, order, repeated)),
  ];
}

test("GPX has the elements of its schema in its order, and positions within its limits", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const gpx = runToEnd(readXml(tripGpx(trip, wordsIn())));
      expect(orderFaults(gpx, GPX, GPX_REPEATED)).toEqual([]);
      expect([...gpx.attributes.keys()]).toEqual(["xmlns", "version", "creator"]);
      const points = gpx.children.flatMap((child) => [child, ...child.children]);
      for (const { attributes } of points.filter(({ name }) => /^(?:wpt|rtept)$/.test(name))) {
        const [lat, lon] = [Number(attributes.get("lat")), Number(attributes.get("lon"))];
        expect(Math.abs(lat)).toBeLessThanOrEqual(90);
        expect(lon).toBeGreaterThanOrEqual(-180);
        expect(lon).toBeLessThan(180);
      }
    }),
  );
});

test("KML has the elements of its schema in its order", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const kml = runToEnd(readXml(tripKml(trip, wordsIn())));
      expect(orderFaults(kml, KML, KML_REPEATED)).toEqual([]);
    }),
  );
});

test("the check of the order can fail", () => {
  const swapped = runToEnd(readXml("<wpt><desc>b</desc><name>a</name><name>c</name><x/>d</wpt>"));
  expect(orderFaults(swapped, GPX, GPX_REPEATED)).toEqual([
    "wpt > name",
    "wpt > name",
    "wpt > x",
    "text in wpt",
  ]);
});
