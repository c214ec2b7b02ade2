import { italian } from "../../../../domain/messages/it/italian.ts";
import type { takeAlongWords as english } from "../../en/trip-page/take-along-words.ts";

export const takeAlongWords: typeof english = {
  title: "Stampa o esporta",
  files: "File e stampa",
  filesAbout: "Funziona offline. Le tue note sono incluse.",
  ics: "Calendario",
  print: "Stampa o PDF",
  gpx: "Percorsi",
  kml: "Luoghi",
  md: "Testo",
  json: "Tutti i dati",
  geojson: "Dati mappa",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates: "A un calendario servono le date. Impostale, poi scegli di nuovo “Calendario”.",
  noTimeZone:
    "Non conosciamo il fuso orario di questa destinazione, quindi il calendario ha i giorni senza orari.",
  made: (name) => `${name}: pronto`,
  maps: "Apri un giorno in un’app di mappe",
  mapsAbout:
    "Indicazioni tra i luoghi del giorno, in ordine. I luoghi vengono inviati all’app di mappe.",
  noWays: "Nessun giorno ha due luoghi con posizione nota.",
  services: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  stops: (from, to) => `${italian.number(from)}–${italian.number(to)}`,
  serviceOf: (day, service, stops) =>
    stops === undefined ? `${service}, ${day}` : `${service} ${stops}, ${day}`,
  feed: "Calendario sempre aggiornato",
  feedAbout:
    "Aggiungi questo link alla tua app di calendario per vedere le modifiche entro qualche ora. Chiunque abbia il link può vedere il viaggio e le tue note.",
  feedNeedsDates: "Prima imposta le date del viaggio.",
};
