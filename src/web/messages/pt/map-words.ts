import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { TravelMode } from "../../../domain/places/travel.ts";

export const mapWords = {
  showOnMap: (name: string) => `Mostrar ${name} no mapa`,
  /** @param dayNumber undefined: all days. */
  map: (dayNumber: number | undefined) =>
    dayNumber === undefined ? "Mapa de todos os dias" : `Mapa do dia ${dayNumber}`,
  wayTo: (place: string) => `Mapa da rota até ${place}`,
  surface: "Mapa: use as setas para mover, mais e menos para o zoom",
  places: "Lugares no mapa: use as setas para ir de um a outro",
  /** @param others how many more places of the day the marker stands for. */
  marker: (place: { dayNumber: number; number: number; name: string }, others = 0) =>
    `Dia ${place.dayNumber}, ${place.number}: ${place.name}${others === 0 ? "" : ` e mais ${others} por perto`}`,
  hotel: (name: string) => `Seu hotel: ${name}`,
  whichDays: "Dias no mapa",
  day: (dayNumber: number) => `Dia ${dayNumber}`,
  allDays: "Todos os dias",
  legend: "Legenda",
  modes: {
    walk: "A pé",
    transit: "Transporte público",
    taxi: "Táxi",
  } satisfies Record<TravelMode, string>,
  whereAmI: "Mostrar minha localização",
  zoomIn: "Aumentar zoom",
  zoomOut: "Diminuir zoom",
  streetMap: "Mapa de ruas",
  /** @param server its name, as of an address. */
  streetMapFrom: (server: string) => `de ${server}`,
  streetMapFails: "Mapa de ruas indisponível. Mostrando o esboço.",
  credit: "© colaboradores do OpenStreetMap",
  sketch: "Esboço: não serve para navegação",
  unplaced: (count: number) =>
    `${portuguese.count(count, { one: "lugar fora", other: "lugares fora" })} do mapa`,
  nowhere: "Não sabemos onde ficam os lugares deste dia, por isso não há mapa.",
  fewer: (shown: number, all: number) =>
    `Mostrando ${shown} de ${all} lugares. Escolha um dia para ver todos os lugares dele.`,
  close: "Fechar",
  asking: "Buscando sua localização…",
  ownPosition: "Você está aqui",
  near: (distance: string, name: string) => `Você está a ${distance} de ${name} em linha reta.`,
  far: (distance: string) =>
    `Você está a ${distance} desta viagem, longe demais para aparecer no mapa.`,
  ownPositionProblems: {
    refused:
      "Este site não tem acesso à sua localização. Permita nas configurações do navegador e tente novamente.",
    unknown: "Seu dispositivo não consegue encontrar sua localização agora.",
    late: "Demorou demais para encontrar sua localização. Tente de novo ao ar livre.",
    impossible: "Este navegador não consegue informar sua localização.",
  },
};
