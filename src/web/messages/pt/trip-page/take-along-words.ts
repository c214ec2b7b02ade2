import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { takeAlongWords as english } from "../../en/trip-page/take-along-words.ts";

export const takeAlongWords: typeof english = {
  title: "Imprimir ou exportar",
  files: "Arquivos e impressão",
  filesAbout: "Funciona offline. Suas notas estão incluídas.",
  ics: "Calendário",
  print: "Imprimir ou PDF",
  gpx: "Rotas",
  kml: "Lugares",
  md: "Texto",
  json: "Todos os dados",
  geojson: "Dados do mapa",
  formats: { ics: "ICS", gpx: "GPX", kml: "KML", md: "Markdown", json: "JSON", geojson: "GeoJSON" },
  needsDates: "Um calendário precisa de datas. Defina-as e escolha Calendário de novo.",
  noTimeZone:
    "Não sabemos o fuso horário deste destino, por isso o calendário tem dias sem horários.",
  made: (name) => `${name}: pronto`,
  maps: "Abrir um dia em um app de mapas",
  mapsAbout: "Rotas pelos lugares do dia, em ordem. Envia estes lugares ao app de mapas.",
  noWays: "Nenhum dia tem dois lugares com localização conhecida.",
  services: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  stops: (from, to) => `${portuguese.number(from)}–${portuguese.number(to)}`,
  serviceOf: (day, service, stops) =>
    stops === undefined ? `${service}, ${day}` : `${service} ${stops}, ${day}`,
  feed: "Calendário sempre atualizado",
  feedAbout:
    "Adicione este link ao seu app de calendário para ver as alterações em poucas horas. Qualquer pessoa com o link pode ver a viagem e suas notas.",
  feedNeedsDates: "Defina as datas da viagem primeiro.",
};
