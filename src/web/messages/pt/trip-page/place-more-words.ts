import { moneyText } from "../../../../domain/messages/pt/money-text.ts";
import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import { isAlwaysOpen } from "../../../../domain/trip/is-always-open.ts";
import type { placeMoreWords as english } from "../../en/trip-page/place-more-words.ts";
import { sayWeeklyHours } from "../../say-weekly-hours.ts";

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "duas",
  3: "três",
  4: "quatro",
  5: "cinco",
};

export const placeMoreWords: typeof english = {
  weeklyHours: sayWeeklyHours(portuguese, {
    weekdays: ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"],
    between: [", ", "–"],
    comma: ", ",
    open: "Aberto ",
    daily: "todos os dias",
    always: "Aberto 24 horas",
  }),
  yourDay: " (o dia da sua visita)",
  priceForAll: (price, people) => `Cerca de ${price} para ${COUNT_WORDS[people] ?? people} pessoas`,
  roomsPrice: (rooms, price) =>
    `${portuguese.count(rooms, { one: "quarto", other: "quartos" })}: ${price.map(moneyText).join(" – ")}`,
  aboutPrice: (price) => `cerca de ${price.map(moneyText).join(" – ")}`,
  priceAsAdults: (price, people) =>
    `No máximo ${price} para ${COUNT_WORDS[people] ?? people} pessoas; crianças costumam pagar menos`,
  bestPartOfDay: {
    morning: "Melhor de manhã",
    midday: "Melhor por volta do meio-dia",
    afternoon: "Melhor à tarde",
    sunset: "Melhor ao pôr do sol",
    evening: "Melhor à noite",
    any: "Bom a qualquer hora",
  },
  stepFree: {
    yes: "Sem degraus",
    partly: "Em parte sem degraus",
    no: "Degraus ou ladeiras",
  },
  accessUnknown: "Acesso não conhecido: pergunte antes",
  categories: {
    museum: "Museu",
    palace: "Palácio ou castelo",
    worship: "Lugar de culto",
    monument: "Monumento",
    viewpoint: "Mirante",
    park: "Parque ou jardim",
    market: "Mercado ou compras",
    "old-town": "Bairro",
    beach: "Praia",
    show: "Show",
    nightlife: "Vida noturna",
    nature: "Natureza",
    zoo: "Zoológico ou aquário",
    "theme-park": "Parque temático",
  },
  notVerified: "Não confirmado: fora do nosso guia.",
  hoursUnknown: "Horário de funcionamento desconhecido. Confira antes de ir.",
  modelWords: (words) => ["Nas palavras da IA: ", words, "."],
  modelBestTime: (words) => `melhor horário: ${words}`,
  modelTravelTime: (words) => `tempo de trajeto: ${words}`,
  visited: "Já estive aqui",
  visitedAt: (place) => ` (${place})`,
  onTheMap: "Mostrar no mapa",
  photoCredits: (count) => `Créditos das fotos (${count})`,
  openThatDay: (open) =>
    isAlwaysOpen(open)
      ? "Aberto 24 horas"
      : `Aberto nesse dia ${portuguese.span(open.startMinutes, open.endMinutes)}`,
};
