import { french } from "../../../../domain/messages/fr/french.ts";
import type { takeAlongWords as english } from "../../en/trip-page/take-along-words.ts";

export const takeAlongWords: typeof english = {
  title: "Imprimer ou exporter",
  files: "Fichiers et impression",
  filesAbout: "Disponible hors ligne. Vos notes sont comprises.",
  ics: "Calendrier",
  print: "Imprimer ou PDF",
  gpx: "Itinéraires",
  kml: "Lieux",
  md: "Texte",
  json: "Toutes les données",
  geojson: "Données de carte",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates: "Un calendrier a besoin de dates. Fixez-les, puis choisissez à nouveau Calendrier.",
  noTimeZone:
    "Nous ne connaissons pas le fuseau horaire de cette destination : son calendrier a des jours sans heures.",
  made: (name) => `${name} : c’est prêt`,
  maps: "Ouvrir un jour dans un service de cartes",
  mapsAbout:
    "L’itinéraire par les lieux du jour, dans l’ordre. Ces lieux sont envoyés à l’application.",
  noWays: "Aucun jour n’a deux lieux de position connue.",
  services: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  stops: (from, to) => `${french.number(from)}–${french.number(to)}`,
  serviceOf: (day, service, stops) =>
    stops === undefined ? `${service}, ${day}` : `${service} ${stops}, ${day}`,
  feed: "Calendrier toujours à jour",
  feedAbout:
    "Ajoutez ce lien à votre application de calendrier pour voir les changements en quelques heures. Toute personne qui a le lien peut voir le voyage et vos notes.",
  feedNeedsDates: "Fixez d’abord les dates du voyage.",
};
