import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { takeAlongWords as english } from "../../en/trip-page/take-along-words.ts";

export const takeAlongWords: typeof english = {
  title: "Imprimir o exportar",
  files: "Archivos e impresión",
  filesAbout: "Funciona sin conexión. Incluye tus notas.",
  ics: "Calendario",
  print: "Imprimir o PDF",
  gpx: "Rutas",
  kml: "Lugares",
  md: "Texto",
  json: "Todos los datos",
  geojson: "Datos del mapa",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates: "Un calendario necesita fechas. Ponlas y vuelve a elegir «Calendario».",
  noTimeZone:
    "No conocemos la zona horaria de este destino, así que su calendario tiene días sin horas.",
  made: (name) => `${name}: listo`,
  maps: "Abrir un día en una aplicación de mapas",
  mapsAbout:
    "Recorrido por los lugares del día, en orden. Estos lugares se envían a la aplicación de mapas.",
  noWays: "Ningún día tiene dos lugares con ubicación conocida.",
  services: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  stops: (from, to) => `${spanish.number(from)}–${spanish.number(to)}`,
  serviceOf: (day, service, stops) =>
    stops === undefined ? `${service}, ${day}` : `${service} ${stops}, ${day}`,
  feed: "Calendario siempre al día",
  feedAbout:
    "Añade este enlace a tu aplicación de calendario para ver los cambios en pocas horas. Quien tenga el enlace puede ver el viaje y tus notas.",
  feedNeedsDates: "Pon primero las fechas del viaje.",
};
