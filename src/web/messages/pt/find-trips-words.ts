import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { findTripsWords as english } from "../en/find-trips-words.ts";

export const findTripsWords: typeof english = {
  label: "Buscar nas suas viagens",
  hint: "Um destino, um lugar ou uma palavra das suas notas",
  close: "Fechar busca",
  show: "Mostrar",
  shows: { all: "Todas", coming: "Próximas", past: "Passadas", shared: "Compartilhadas com você" },
  found: (count) => portuguese.count(count, { one: "viagem", other: "viagens" }),
  searching: "Buscando…",
  none: "Nenhuma viagem encontrada. Tente menos palavras.",
  notKept: (count) =>
    `${portuguese.count(count, { one: "viagem ainda não está salva", other: "viagens ainda não estão salvas" })} neste dispositivo, por isso só dá para buscar pelo nome.`,
};
