import type { SuggestedItem } from "../../../../domain/lists/suggested-items.ts";
import { bookingText } from "../../../../domain/messages/es/booking-text.ts";
import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { listsWords as english } from "../../en/trip-page/lists-words.ts";

export const listsWords: typeof english = {
  aboutVisited: (visited, count) =>
    `Has marcado ${visited} de ${count} lugares como visitados. La próxima vez que planifiques este destino, no los incluiremos.`,
  markAllVisited: "Marcar todo como visitado",
  toBook: "Por reservar",
  oftenFull: "Suelen llenarse",
  lists: { do: "Por hacer", pack: "Equipaje" },
  newItem: { do: "Algo por hacer", pack: "Algo para la maleta" },
  addTo: { do: "Añadir a la lista de cosas por hacer", pack: "Añadir a la lista de equipaje" },
  by: (date) => `para el ${date}`,
  change: (item) => `Cambiar ${item}`,
  what: "Qué",
  who: "Quién (opcional)",
  dueDate: "Para el (opcional)",
  save: "Guardar",
  cancel: "Cancelar",
  remove: "Quitar",
  suggestions: (count) => `Sugerencias (${count})`,
  aboutSuggestions: "Según la duración de este viaje, el tiempo, los lugares y quién viaja.",
  addSuggested: (item) => `Añadir ${item}`,
  addAll: (count) =>
    spanish.plural(count, { one: "Añadirla", other: `Añadir las ${spanish.number(count)}` }),
  suggested: ({ code, days = 0 }: SuggestedItem): string =>
    code === "clothes"
      ? `Ropa para ${spanish.count(days, { one: "día", other: "días" })}`
      : SUGGESTED[code],

  booking: {
    when: bookingText,
    hotel: "Tus días empiezan aquí: resérvalo primero.",
    book: "Entradas",
    bookAt: (name) => ` para ${name} (se abre en otra pestaña)`,
    booked: "Reservado",
  },
};

const SUGGESTED: Readonly<Record<Exclude<SuggestedItem["code"], "clothes">, string>> = {
  passports: "Comprobar la validez de pasaportes y documentos",
  insurance: "Contratar un seguro de viaje",
  "check-in": "Hacer el check-in en línea",
  home: "Organizar el cuidado de plantas, mascotas y correo",
  documents: "Pasaporte o documento de identidad",
  cards: "Tarjetas y algo de efectivo",
  chargers: "Cargadores y adaptador de enchufe",
  medicine: "Medicamentos",
  toiletries: "Artículos de aseo",
  "walking-shoes": "Zapatos cómodos para caminar",
  laundry: "Detergente de viaje",
  umbrella: "Paraguas o impermeable",
  sunscreen: "Protector solar",
  "sun-hat": "Sombrero y gafas de sol",
  "water-bottle": "Botella de agua",
  "warm-jacket": "Abrigo",
  gloves: "Guantes, bufanda y gorro",
  diapers: "Pañales y toallitas",
  stroller: "Carrito o portabebés",
  toys: "Juguetes y algo de picar para el camino",
  swimwear: "Traje de baño",
  "beach-towel": "Toalla de playa",
  "hiking-shoes": "Calzado resistente",
  daypack: "Mochila pequeña",
  "covering-clothes": "Ropa que cubra hombros y rodillas",
  "smart-clothes": "Algo elegante para la noche",
};
