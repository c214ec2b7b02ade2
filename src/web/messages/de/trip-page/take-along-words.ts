import { german } from "../../../../domain/messages/de/german.ts";
import type { takeAlongWords as english } from "../../en/trip-page/take-along-words.ts";

export const takeAlongWords: typeof english = {
  title: "Drucken oder exportieren",
  files: "Dateien und Ausdruck",
  filesAbout: "Funktioniert offline. Deine Notizen sind dabei.",
  ics: "Kalender",
  print: "Drucken oder PDF",
  gpx: "Routen",
  kml: "Orte",
  md: "Text",
  json: "Alle Daten",
  geojson: "Kartendaten",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates: "Ein Kalender braucht Daten. Leg sie fest und wähl dann noch einmal „Kalender“.",
  noTimeZone:
    "Wir kennen die Zeitzone dieses Ziels nicht, deshalb hat sein Kalender Tage ohne Uhrzeiten.",
  made: (name) => `${name} ist fertig`,
  maps: "Einen Tag in einer Karten-App öffnen",
  mapsAbout: "Weg durch die Orte des Tages, der Reihe nach. Sendet diese Orte an die Karten-App.",
  noWays: "An keinem Tag sind die Positionen von zwei Orten bekannt.",
  services: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  stops: (from, to) => `${german.number(from)}–${german.number(to)}`,
  serviceOf: (day, service, stops) =>
    stops === undefined ? `${service}, ${day}` : `${service} ${stops}, ${day}`,
  feed: "Kalender, der aktuell bleibt",
  feedAbout:
    "Füg diesen Link in deiner Kalender-App hinzu, dann siehst du Änderungen innerhalb weniger Stunden. Alle, die den Link haben, können die Reise und deine Notizen sehen.",
  feedNeedsDates: "Leg zuerst die Daten der Reise fest.",
};
