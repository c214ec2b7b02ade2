import { german } from "../../../domain/messages/de/german.ts";
import type { mapWords as english } from "../en/map-words.ts";

export const mapWords: typeof english = {
  showOnMap: (name) => `${name} auf der Karte zeigen`,
  map: (dayNumber) => (dayNumber === undefined ? "Karte aller Tage" : `Karte von Tag ${dayNumber}`),
  wayTo: (place) => `Karte des Wegs zu ${place}`,
  surface: "Karte: Mit den Pfeiltasten verschiebst du sie, mit Plus und Minus zoomst du",
  places: "Orte auf der Karte: Mit den Pfeiltasten gehst du von einem zum nächsten",
  marker: (place, others = 0) =>
    `Tag ${place.dayNumber}, ${place.number}: ${place.name}${others === 0 ? "" : ` und ${others} weitere in der Nähe`}`,
  hotel: (name) => `Dein Hotel: ${name}`,
  whichDays: "Tage auf der Karte",
  day: (dayNumber) => `Tag ${dayNumber}`,
  allDays: "Alle Tage",
  legend: "Legende",
  modes: {
    walk: "Zu Fuß",
    transit: "Öffentliche Verkehrsmittel",
    taxi: "Taxi",
  },
  whereAmI: "Meinen Standort zeigen",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  streetMap: "Straßenkarte",
  streetMapFrom: (server) => `von ${server}`,
  streetMapFails: "Die Straßenkarte ist nicht verfügbar. Stattdessen siehst du die Skizze.",
  credit: "© OpenStreetMap-Mitwirkende",
  sketch: "Skizze: nicht zum Navigieren",
  unplaced: (count) =>
    `${german.count(count, { one: "Ort ist", other: "Orte sind" })} nicht auf der Karte`,
  nowhere: "Wir wissen nicht, wo die Orte dieses Tages liegen, deshalb gibt es keine Karte.",
  fewer: (shown, all) =>
    `Zu sehen: ${shown} von ${all} Orten. Wähl einen Tag, um alle seine Orte zu sehen.`,
  asking: "Dein Standort wird gesucht …",
  ownPosition: "Du bist hier",
  near: (distance, name) => `Du bist ${distance} Luftlinie von ${name} entfernt.`,
  far: (distance) => `Du bist ${distance} von dieser Reise entfernt, zu weit für ihre Karte.`,
  ownPositionProblems: {
    refused:
      "Diese Website darf deinen Standort nicht sehen. Erlaube es in den Einstellungen des Browsers und versuch es noch einmal.",
    unknown: "Dein Gerät findet seinen Standort gerade nicht.",
    late: "Die Suche nach deinem Standort hat zu lange gedauert. Versuch es draußen noch einmal.",
    impossible: "Dieser Browser kann deinen Standort nicht weitergeben.",
  },
};
