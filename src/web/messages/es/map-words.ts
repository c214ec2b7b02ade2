import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { mapWords as english } from "../en/map-words.ts";

export const mapWords: typeof english = {
  showOnMap: (name) => `Mostrar ${name} en el mapa`,
  map: (dayNumber) =>
    dayNumber === undefined ? "Mapa de todos los días" : `Mapa del día ${dayNumber}`,
  wayTo: (place) => `Mapa de la ruta a ${place}`,
  surface: "Mapa: usa las flechas para moverlo y los signos más y menos para ampliar o reducir",
  places: "Lugares del mapa: usa las flechas para ir de uno a otro",
  marker: (place, others = 0) =>
    `Día ${place.dayNumber}, ${place.number}: ${place.name}${others === 0 ? "" : ` y ${others} más al lado`}`,
  hotel: (name) => `Tu hotel: ${name}`,
  whichDays: "Días en el mapa",
  day: (dayNumber) => `Día ${dayNumber}`,
  allDays: "Todos los días",
  legend: "Leyenda",
  modes: {
    walk: "A pie",
    transit: "Transporte público",
    taxi: "Taxi",
  },
  whereAmI: "Mostrar mi ubicación",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  streetMap: "Mapa de calles",
  streetMapFrom: (server) => `de ${server}`,
  streetMapFails: "El mapa de calles no está disponible. Mostramos el croquis.",
  credit: "© colaboradores de OpenStreetMap",
  sketch: "Croquis: no apto para navegar",
  unplaced: (count) =>
    `${spanish.count(count, { one: "lugar no está", other: "lugares no están" })} en el mapa`,
  nowhere: "No sabemos dónde están los lugares de este día, así que no hay mapa.",
  fewer: (shown, all) =>
    `Se muestran ${shown} de ${all} lugares. Elige un día para ver todos los suyos.`,
  asking: "Buscando tu ubicación…",
  ownPosition: "Estás aquí",
  near: (distance, name) => `Estás a ${distance} de ${name} en línea recta.`,
  far: (distance) =>
    `Estás a ${distance} de este viaje, demasiado lejos para mostrarte en su mapa.`,
  ownPositionProblems: {
    refused:
      "Este sitio no puede acceder a tu ubicación. Permítelo en los ajustes del navegador y vuelve a intentarlo.",
    unknown: "Tu dispositivo no encuentra ahora su ubicación.",
    late: "Encontrar tu ubicación ha tardado demasiado. Prueba al aire libre.",
    impossible: "Este navegador no puede compartir tu ubicación.",
  },
};
