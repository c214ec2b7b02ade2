import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { mapWords as english } from "../en/map-words.ts";

export const mapWords: typeof english = {
  showOnMap: (name) => `Mostrar ${name} no mapa`,
  map: (dayNumber) =>
    dayNumber === undefined ? "Mapa de todos os dias" : `Mapa do dia ${dayNumber}`,
  wayTo: (place) => `Mapa da rota até ${place}`,
  surface: "Mapa: use as setas para mover, mais e menos para o zoom",
  places: "Lugares no mapa: use as setas para ir de um a outro",
  marker: (place, others = 0) =>
    `Dia ${place.dayNumber}, ${place.number}: ${place.name}${others === 0 ? "" : ` e mais ${others} por perto`}`,
  hotel: (name) => `Seu hotel: ${name}`,
  whichDays: "Dias no mapa",
  day: (dayNumber) => `Dia ${dayNumber}`,
  allDays: "Todos os dias",
  legend: "Legenda",
  modes: {
    walk: "A pé",
    transit: "Transporte público",
    taxi: "Táxi",
  },
  whereAmI: "Mostrar minha localização",
  zoomIn: "Aumentar zoom",
  zoomOut: "Diminuir zoom",
  streetMap: "Mapa de ruas",
  streetMapFrom: (server) => `de ${server}`,
  streetMapFails: "Mapa de ruas indisponível. Mostrando o esboço.",
  credit: "© colaboradores do OpenStreetMap",
  sketch: "Esboço: não serve para navegação",
  unplaced: (count) =>
    `${portuguese.count(count, { one: "lugar fora", other: "lugares fora" })} do mapa`,
  nowhere: "Não sabemos onde ficam os lugares deste dia, por isso não há mapa.",
  fewer: (shown, all) =>
    `Mostrando ${shown} de ${all} lugares. Escolha um dia para ver todos os lugares dele.`,
  asking: "Buscando sua localização…",
  ownPosition: "Você está aqui",
  near: (distance, name) => `Você está a ${distance} de ${name} em linha reta.`,
  far: (distance) => `Você está a ${distance} desta viagem, longe demais para aparecer no mapa.`,
  ownPositionProblems: {
    refused:
      "Este site não tem acesso à sua localização. Permita nas configurações do navegador e tente novamente.",
    unknown: "Seu dispositivo não consegue encontrar sua localização agora.",
    late: "Demorou demais para encontrar sua localização. Tente de novo ao ar livre.",
    impossible: "Este navegador não consegue informar sua localização.",
  },
};
