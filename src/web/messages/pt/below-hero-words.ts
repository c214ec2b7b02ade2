import type { belowHeroWords as english } from "../en/below-hero-words.ts";
export const belowHeroWords: typeof english = {
  tag: "pt" as const,
  howItWorks: "Como funciona",
  steps: [
    {
      title: "Diga para onde e por quanto tempo",
      text: "Seu destino, os dias, o orçamento e quem vai. Se tiver, inclua datas e pedidos.",
    },
    {
      title: "Planejamos e conferimos",
      text: "Conferimos horários, trajetos, tempo para refeições e seu orçamento. Você pode ver cada item conferido.",
    },
    {
      title: "Deixe do seu jeito",
      text: "Mova um lugar, e o dia se atualiza. Compartilhe, imprima ou use offline.",
    },
  ],
  lookAround: "Veja uma viagem pronta",
  aboutExample: "Quatro dias em Roma para uma família de quatro. Não precisa de conta.",
  dayName: (number) => `Dia ${number}`,
  dayFigures: (places, kmOnFoot) => `${places} lugares · ${kmOnFoot.replace(".", ",")} km a pé`,
  until: (time) => `até ${time}`,
  morePlaces: (count) => `e mais ${count}`,
  checked: "Conferido: tudo está aberto e ao alcance",
  openExample: "Ver viagem de exemplo",
};
