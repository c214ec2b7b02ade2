type Pin = { readonly name: string; readonly lat: number; readonly lon: number };

/** Pins in and around Lisbon, each called "Pin n". */
export function pins(count: number, firstNumber = 1): Pin[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `Pin ${firstNumber + at}`,
    lat: Number((38.7 + (at % 25) * 0.002).toFixed(4)),
    lon: Number((-9.18 + Math.floor(at / 25) * 0.002).toFixed(4)),
  }));
}

/** A KML file of folders with pins, and of pins in no folder. */
export function kmlOf(
  folders: readonly { readonly name: string; readonly pins: readonly Pin[] }[],
  others: readonly Pin[] = [],
): string {
  const placemark = ({ name, lat, lon }: Pin) =>
    `<Placemark><name>${name}</name><Point><coordinates>${lon},${lat}</coordinates></Point></Placemark>`;
  const folder = (one: (typeof folders)[number]) =>
    `<Folder><name>${one.name}</name>${one.pins.map(placemark).join("")}</Folder>`;
  const inside = [...folders.map(folder), ...others.map(placemark)].join("");
  return `<kml><Document><name>Lisbon</name>${inside}</Document></kml>`;
}

/** A GPX file of one route and of waypoints beside it. */
export function gpxOf(route: readonly Pin[], waypoints: readonly Pin[]): string {
  const point = (tag: string) => (pin: Pin) =>
    `<${tag} lat="${pin.lat}" lon="${pin.lon}"><name>${pin.name}</name></${tag}>`;
  return `<gpx><metadata><name>Lisbon</name></metadata>${waypoints.map(point("wpt")).join("")}<rte><name>Day 1</name>${route.map(point("rtept")).join("")}</rte></gpx>`;
}
