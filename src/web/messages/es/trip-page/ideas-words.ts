import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { ideasWords as english } from "../../en/trip-page/ideas-words.ts";

const places = (count: number) => spanish.count(count, { one: "lugar", other: "lugares" });

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Mañana",
  lunch: "Almuerzo",
  afternoon: "Tarde",
  dinner: "Cena",
  evening: "Noche",
};

export const ideasWords: typeof english = {
  title: "Ideas",
  about: "Lugares que te gustaría ver. Añade los que quieras y después encájalos en tus días.",
  paste: "Añadir lugares",
  pasteHint: "Nombres, uno por línea, o enlaces de cualquier mapa",
  find: "Buscar",
  nothingTyped: "Escribe un nombre o pega un enlace.",
  file: "O una lista de un archivo",
  fileHint:
    "Google Takeout, KML, KMZ, GPX, GeoJSON, uMap, CSV, marcadores, Markdown o texto, hasta 5 MB",
  reading: "Leyendo…",
  failed: "No ha funcionado. Vuelve a intentarlo.",
  shortLinks: (count) =>
    spanish.plural(count, {
      one: "Un enlace corto no dice adónde lleva. Ábrelo en tu navegador, copia la dirección larga y pégala aquí.",
      other: `${spanish.number(count)} enlaces cortos no dicen adónde llevan. Ábrelos en tu navegador, copia las direcciones largas y pégalas aquí.`,
    }),

  review: "Revisa lo que hemos encontrado",
  found: (count) => `Resultados: ${places(count)}. Elige los que quieras guardar.`,
  leftOut: (count) =>
    spanish.plural(count, {
      one: "1 línea o punto no es un lugar, así que lo hemos omitido.",
      other: `${spanish.number(count)} líneas o puntos no son lugares, así que los hemos omitido.`,
    }),
  turned: (count) =>
    `Latitud y longitud estaban intercambiadas en ${places(count)}. Las hemos corregido.`,
  area: "Centro de una zona de tu lista",
  inGuide: "En nuestra guía",
  onMap: "Ubicación de tu lista",
  noPosition: "Aún sin ubicación",
  far: (km) => `A ${spanish.way(km)} de este viaje`,
  there: "Ya está en este viaje",
  unsure: "No sabemos bien qué lugar es",
  which: (name) => `¿Qué lugar es ${name}?`,
  chooseOne: "Elige…",
  mapMiddle: "El centro del mapa de tu enlace",
  noneOfThese: "Ninguno: guardarlo sin ubicación",
  all: "Elegir todos",
  none: "No elegir ninguno",
  keep: (count) => `Añadir ${places(count)}`,
  nothingChosen: "Elige al menos un lugar.",
  back: "Atrás",

  yours: (count) => `Tus ideas (${count})`,
  empty: "Aún no hay ideas.",
  onDay: (day) => `Previsto: ${day}`,
  remove: (name) => `Quitar ${name} de tus ideas`,
  added: (count) =>
    `${spanish.count(count, { one: "lugar añadido", other: "lugares añadidos" })} a tus ideas.`,
  fit: "Encajar en los días",
  fitting: "Buscando los mejores huecos…",
  proposal: "Tus días con estas ideas",
  noneFit: "Ninguna de tus ideas cabe ahora mismo:",
  left: (count) =>
    `${spanish.count(count, { one: "idea se queda", other: "ideas se quedan" })} fuera:`,
  why: ({ reason, km = 0 }, problem) => {
    switch (reason) {
      case "noPosition":
        return "no sabemos dónde está";
      case "far":
        return `a ${spanish.way(km)} de tus otros lugares`;
      case "locked":
        return "todos los días están bloqueados";
      case "later":
        return "encájala con las siguientes";
      case "noRoom":
        return problem === undefined ? "no hay hueco en estos días" : `no hay hueco (${problem})`;
    }
  },

  slot: {
    title: "A votación",
    parts: PARTS,
    slot: (day, part) => `${day}: ${PARTS[part]}`,
    putUp: (name) => `Poner a votación ${name}`,
    notUp: "Fuera de la votación",
    takeIt: "Elegir",
    take: (name) => `Elegir ${name}`,
    inPlan: "Ahora en el plan",
    keepIt: "Mantener",
    keep: (name) => `Mantener ${name}`,
    taken: (name, day, hours) => `${name} ya está en el plan: ${day}, ${hours}.`,
  },
};
