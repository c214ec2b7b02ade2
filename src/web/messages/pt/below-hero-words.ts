export const belowHeroWords = {
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
  dayName: (number: number) => `Dia ${number}`,
  dayFigures: (places: number, kmOnFoot: string) =>
    `${places} lugares · ${kmOnFoot.replace(".", ",")} km a pé`,
  until: (time: string) => `até ${time}`,
  morePlaces: (count: number) => `e mais ${count}`,
  checked: "Conferido: tudo está aberto e ao alcance",
  openExample: "Ver viagem de exemplo",
};
