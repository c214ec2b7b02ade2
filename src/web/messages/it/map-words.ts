import { italian } from "../../../domain/messages/it/italian.ts";
import type { mapWords as english } from "../en/map-words.ts";

export const mapWords: typeof english = {
  showOnMap: (name) => `Mostra ${name} sulla mappa`,
  map: (dayNumber) =>
    dayNumber === undefined ? "Mappa di tutti i giorni" : `Mappa del giorno ${dayNumber}`,
  wayTo: (place) => `Mappa del percorso fino a ${place}`,
  surface: "Mappa: usa i tasti freccia per spostarla, più e meno per lo zoom",
  places: "Luoghi sulla mappa: usa i tasti freccia per passare dall’uno all’altro",
  marker: (place, others = 0) =>
    `Giorno ${place.dayNumber}, ${place.number}: ${place.name}${others === 0 ? "" : ` e altri ${others} qui vicino`}`,
  hotel: (name) => `Il tuo hotel: ${name}`,
  whichDays: "Giorni sulla mappa",
  day: (dayNumber) => `Giorno ${dayNumber}`,
  allDays: "Tutti i giorni",
  legend: "Legenda",
  modes: {
    walk: "A piedi",
    transit: "Mezzi pubblici",
    taxi: "Taxi",
  },
  whereAmI: "Mostra la mia posizione",
  zoomIn: "Aumenta lo zoom",
  zoomOut: "Riduci lo zoom",
  streetMap: "Mappa stradale",
  streetMapFrom: (server) => `da ${server}`,
  streetMapFails: "Mappa stradale non disponibile. Ecco lo schizzo.",
  credit: "© contributori di OpenStreetMap",
  sketch: "Schizzo: non adatto alla navigazione",
  unplaced: (count) =>
    `${italian.count(count, { one: "luogo non è", other: "luoghi non sono" })} sulla mappa`,
  nowhere: "Non sappiamo dove si trovano i luoghi di questo giorno, quindi non c’è una mappa.",
  fewer: (shown, all) =>
    `Sono visibili ${shown} luoghi su ${all}. Scegli un giorno per vederne tutti i luoghi.`,
  asking: "Cerchiamo la tua posizione…",
  ownPosition: "Sei qui",
  near: (distance, name) => `Sei a ${distance} da ${name} in linea d’aria.`,
  far: (distance) => `Sei a ${distance} da questo viaggio, troppo lontano per la sua mappa.`,
  ownPositionProblems: {
    refused:
      "Questo sito non può accedere alla tua posizione. Consentilo nelle impostazioni del browser e riprova.",
    unknown: "Al momento il dispositivo non trova la sua posizione.",
    late: "Trovare la tua posizione ha richiesto troppo tempo. Riprova all’aperto.",
    impossible: "Questo browser non può condividere la tua posizione.",
  },
};
