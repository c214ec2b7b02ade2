import { sayStored } from "../say-stored.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { eachWeekday, portuguese } from "./portuguese.ts";

export const storedWords = sayStored(portuguese, {
  cities: CITY_NAMES,
  comma: ", ",
  budgets: choiceWords.budgets,
  notOn: (weekdays) =>
    `Não abre ${portuguese.list(weekdays.map((weekday) => `${eachWeekday(weekday)}`))}.`,
  day: (number) => `Dia ${number}`,
  unrated: "Sem classificação",
  stars: { one: "estrela", other: "estrelas" },
  prices: {
    free: "Grátis",
    sameTicket: "Incluído no mesmo ingresso",
    unknown: "Preço desconhecido",
  },
  price: (amount, per) => `${amount} ${per === "adult" ? "por adulto" : "por noite"}`,
  vehicles: {
    "public transport": "de transporte público",
    taxi: "de táxi",
    train: "de trem",
    bus: "de ônibus",
    ferry: "de balsa",
    boat: "de barco",
    car: "de carro",
    "cable-car": "de teleférico",
  },
  vehicle: (name) => `de ${name}`,
  onFoot: "a pé",
  way: (minutes, by, distance) => `${minutes} min ${by} (${distance})`,
  added: {
    program: "Confira a programação: não sabemos o que está em cartaz nem quando começa.",
    holiday: "É feriado: ligue antes.",
    level: (title) => `Categoria ${title}.`,
    way: (minutes, by, from) =>
      `${from === undefined ? "Saindo do hotel" : `Saindo de ${from}`}: ${minutes} min ${by}.`,
  },
});
