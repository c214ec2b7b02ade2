import type { SuggestedItem } from "../../../../domain/lists/suggested-items.ts";
import { bookingText } from "../../../../domain/messages/pt/booking-text.ts";
import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { listsWords as english } from "../../en/trip-page/lists-words.ts";

export const listsWords: typeof english = {
  aboutVisited: (visited, count) =>
    `Você marcou ${visited} de ${count} lugares como visitados. Na próxima vez que planejar este destino, vamos deixá-los de fora.`,
  markAllVisited: "Marcar todos como visitados",
  toBook: "Para reservar",
  oftenFull: "Costumam lotar",
  lists: { do: "Para fazer", pack: "Para levar" },
  newItem: { do: "Algo para fazer", pack: "Algo para levar" },
  addTo: { do: "Adicionar à lista de tarefas", pack: "Adicionar à lista de bagagem" },
  by: (date) => `até ${date}`,
  change: (item) => `Alterar ${item}`,
  what: "O quê",
  who: "Quem (opcional)",
  dueDate: "Até (opcional)",
  save: "Salvar",
  cancel: "Cancelar",
  remove: "Remover",
  suggestions: (count) => `Sugestões (${count})`,
  aboutSuggestions: "Conforme a duração desta viagem, o clima, os lugares e quem viaja.",
  addSuggested: (item) => `Adicionar ${item}`,
  addAll: (count) =>
    portuguese.plural(count, {
      one: "Adicionar",
      other: `Adicionar todas (${portuguese.number(count)})`,
    }),
  suggested: ({ code, days = 0 }: SuggestedItem): string =>
    code === "clothes"
      ? `Roupas para ${portuguese.count(days, { one: "dia", other: "dias" })}`
      : SUGGESTED[code],

  booking: {
    when: bookingText,
    hotel: "Seus dias começam aqui: reserve primeiro.",
    book: "Ingressos",
    bookAt: (name) => ` para ${name} (abre em uma nova aba)`,
    booked: "Reservado",
  },
};

const SUGGESTED: Readonly<Record<Exclude<SuggestedItem["code"], "clothes">, string>> = {
  passports: "Conferir se passaportes e identidades estão válidos",
  insurance: "Contratar seguro viagem",
  "check-in": "Fazer check-in online",
  home: "Deixar plantas, animais e correspondência com alguém",
  documents: "Passaporte ou identidade",
  cards: "Cartões e algum dinheiro em espécie",
  chargers: "Carregadores e adaptador de tomada",
  medicine: "Remédios",
  toiletries: "Itens de higiene",
  "walking-shoes": "Sapatos confortáveis para caminhar",
  laundry: "Sabão para lavar roupa",
  umbrella: "Guarda-chuva ou capa de chuva",
  sunscreen: "Protetor solar",
  "sun-hat": "Chapéu e óculos de sol",
  "water-bottle": "Garrafa de água",
  "warm-jacket": "Casaco quente",
  gloves: "Luvas, cachecol e gorro",
  diapers: "Fraldas e lenços umedecidos",
  stroller: "Carrinho ou canguru de bebê",
  toys: "Brinquedos e lanches para o caminho",
  swimwear: "Roupa de banho",
  "beach-towel": "Toalha de praia",
  "hiking-shoes": "Calçados resistentes",
  daypack: "Mochila pequena",
  "covering-clothes": "Roupas que cubram ombros e joelhos",
  "smart-clothes": "Uma roupa elegante para a noite",
};
