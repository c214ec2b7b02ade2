import { german } from "../../../../domain/messages/de/german.ts";
import type { RideBy } from "../../../../domain/places/ride.ts";
import type { wayWords as english, Vehicle } from "../../en/trip-page/way-words.ts";

const VEHICLES: Readonly<Record<Exclude<RideBy, "walk">, string>> = {
  tram: "Tram",
  bus: "Bus",
  subway: "U-Bahn",
  train: "Zug",
  ferry: "Fähre",
  funicular: "Standseilbahn",
  cableCar: "Seilbahn",
  other: "Linie",
};

const vehicle = ({ by, line }: Vehicle) =>
  line === undefined ? VEHICLES[by] : `${VEHICLES[by]} ${line}`;
const legs = (count: number) => german.count(count, { one: "Weg", other: "Wege" });

export const wayWords: typeof english = {
  ride: ({ vehicles, from, everyMinutes }) =>
    [
      vehicles.map(vehicle).join(", dann ") + (from === undefined ? "" : ` ab ${from}`),
      ...(everyMinutes === undefined ? [] : [`alle ${everyMinutes} Min.`]),
    ].join(", "),
  noRide: "Geschätzt: Der Fahrplan hat um diese Zeit keine Fahrt.",
  walkTo: (minutes, to) =>
    to === undefined ? `Zu Fuß, ${minutes} Min.` : `Zu Fuß bis ${to}, ${minutes} Min.`,
  rideStep: ({ minutes, from, to, towards, ...by }) =>
    [
      vehicle(by) +
        (from === undefined ? "" : ` ab ${from}`) +
        (to === undefined ? "" : ` bis ${to}`),
      ...(towards === undefined ? [] : [`Richtung ${towards}`]),
      `${minutes} Min.`,
    ].join(", "),
  lastRide: (time) => `Die letzte Fahrt zurück beginnt um ${time}.`,
  timetableMinutes: (minutes) => `${minutes} Min. nach Fahrplan, mit der üblichen Wartezeit.`,
  timetable: (source) => `Fahrplan: ${source}`,
  byStreet: (way) => `${way} auf Straßen und Wegen.`,
  estimated: "Länge und Zeit sind aus der Luftlinie geschätzt.",
  estimatedRide: "Die Zeit ist geschätzt: Es ist kein Fahrplan dafür bekannt.",
  usualWay: "So lange dauert dieser Weg gewöhnlich.",
  openIn: "Öffnen in",
  maps: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  off: ({ longer, shorter }) =>
    longer === 0
      ? `Nach Straßen und Fahrplänen über zehn Minuten kürzer als geplant: ${legs(shorter)}.`
      : shorter === 0
        ? `Nach Straßen und Fahrplänen über zehn Minuten länger als geplant: ${legs(longer)}.`
        : `Nach Straßen und Fahrplänen über zehn Minuten länger als geplant: ${legs(longer)}, kürzer: ${shorter}.`,
  retime: "Zeiten anpassen",
  retimeTitle: "Zeiten des Plans anpassen",
  retimeMeaning:
    "Orte behalten Tag und Reihenfolge; die Uhrzeiten folgen den Wegen, wie sie jetzt bekannt sind.",
  nothingToRetime: "Alle Uhrzeiten stimmen, deshalb bleibt dein Plan, wie er ist.",
};
