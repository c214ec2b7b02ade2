import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../../domain/messages/pt/stored-words.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { ideasWords as english } from "../../en/trip-page/ideas-words.ts";

const places = (count: number) => portuguese.count(count, { one: "lugar", other: "lugares" });

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Manhã",
  lunch: "Almoço",
  afternoon: "Tarde",
  dinner: "Jantar",
  evening: "Noite",
};

export const ideasWords: typeof english = {
  title: "Ideias",
  about: "Lugares que você quer ver. Adicione quantos quiser e depois encaixe nos seus dias.",
  paste: "Adicionar lugares",
  pasteHint: "Nomes, um por linha, ou links de qualquer mapa",
  find: "Buscar",
  nothingTyped: "Digite um nome ou cole um link.",
  file: "Ou uma lista de um arquivo",
  fileHint:
    "Google Takeout, KML, KMZ, GPX, GeoJSON, uMap, CSV, favoritos, Markdown ou texto, até 5 MB",
  reading: "Lendo…",
  failed: "Não deu certo. Tente novamente.",
  shortLinks: (count) =>
    portuguese.plural(count, {
      one: "Um link curto não diz para onde leva. Abra-o no navegador, copie o endereço longo e cole aqui.",
      other: `${portuguese.number(count)} links curtos não dizem para onde levam. Abra cada um no navegador, copie o endereço longo e cole aqui.`,
    }),

  review: "Confira o que encontramos",
  found: (count) =>
    `${portuguese.count(count, { one: "lugar encontrado", other: "lugares encontrados" })}. Escolha o que adicionar.`,
  leftOut: (count) =>
    portuguese.plural(count, {
      one: "1 linha ou ponto não é um lugar, por isso ficou de fora.",
      other: `${portuguese.number(count)} linhas ou pontos não são lugares, por isso ficaram de fora.`,
    }),
  turned: (count) => `Latitude e longitude estavam trocadas em ${places(count)}. Já corrigimos.`,
  area: "Centro de uma área da sua lista",
  inGuide: "No nosso guia",
  onMap: "Localização da sua lista",
  noPosition: "Ainda sem localização",
  far: (km) => `A ${portuguese.way(km)} desta viagem`,
  there: "Já está nesta viagem",
  unsure: "Não está claro que lugar é este",
  which: (name) => `Que lugar é ${name}?`,
  chooseOne: "Escolha…",
  mapMiddle: "O centro do mapa do seu link",
  noneOfThese: "Nenhum destes: manter sem localização",
  all: "Escolher todos",
  none: "Não escolher nenhum",
  keep: (count) => `Adicionar ${places(count)}`,
  nothingChosen: "Escolha pelo menos um lugar.",
  back: "Voltar",

  yours: (count) => `Suas ideias (${count})`,
  empty: "Nenhuma ideia ainda.",
  onDay: (day) => `Em: ${storedWords.day(day)}`,
  remove: (name) => `Remover ${name} das suas ideias`,
  added: (count) => `Agora nas suas ideias: ${places(count)}.`,
  fit: "Encaixar",
  fitting: "Buscando os melhores encaixes…",
  proposal: "Seus dias com estas ideias",
  noneFit: "Nenhuma das suas ideias cabe do jeito que está:",
  left: (count) =>
    `${portuguese.count(count, { one: "ideia fica", other: "ideias ficam" })} de fora:`,
  why: ({ reason, km = 0 }, problem) => {
    switch (reason) {
      case "noPosition":
        return "não sabemos onde fica";
      case "far":
        return `a ${portuguese.way(km)} dos seus outros lugares`;
      case "locked":
        return "todos os dias estão fixados";
      case "later":
        return "encaixe com as próximas";
      case "noRoom":
        return problem === undefined ? "sem espaço nestes dias" : `sem espaço (${problem})`;
    }
  },

  slot: {
    title: "Em votação",
    parts: PARTS,
    slot: (day, part) => `${storedWords.day(day)}: ${PARTS[part]}`,
    putUp: (name) => `Colocar ${name} em votação`,
    notUp: "Fora da votação",
    takeIt: "Escolher",
    take: (name) => `Escolher ${name}`,
    inPlan: "Agora no roteiro",
    keepIt: "Manter",
    keep: (name) => `Manter ${name}`,
    taken: (name, day, hours) => `${name} agora está no roteiro: ${day}, ${hours}.`,
  },
};
