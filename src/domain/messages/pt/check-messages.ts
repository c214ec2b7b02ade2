import { sayChecks } from "../say-checks.ts";

export const CHECK_MESSAGES = sayChecks({
  units: {
    percent: "%",
    days: " dias",
    metres: " m",
    places: " lugares",
    visits: " visitas",
    journeys: " trajetos",
    aDay: " por dia",
    minutes: " min",
    outings: " passeios",
    milliseconds: " ms",
  },
  atLeast: (figure) => `no mínimo ${figure}`,
  atMost: (figure) => `no máximo ${figure}`,
  checks: {
    completeness: {
      name: "Dados completos",
      unmet: "Faltam alguns dados",
      meaning: "Quanto dos dados de que o roteiro precisa existe e é legível.",
    },
    dayCount: {
      name: "Todos os dias",
      unmet: "Há dias faltando ou vazios",
      meaning: "Dias faltando, sobrando ou vazios.",
    },
    knownPlaces: {
      name: "Lugares reais",
      unmet: "Alguns lugares não estão confirmados",
      meaning: "Porcentagem dos lugares e hotéis que o guia tem na mesma localização.",
    },
    positions: {
      name: "No mapa",
      unmet: "Algumas localizações estão erradas",
      meaning: "Distância mediana entre os lugares e hotéis e sua localização no guia.",
      target: "no máximo 150; nenhum a mais de 1 km do ponto certo nem a mais de 40 km do centro",
    },
    duplicates: {
      name: "Sem repetições",
      unmet: "Alguns lugares aparecem duas vezes",
      meaning: "Lugares que já estão no roteiro.",
    },
    openingHours: {
      name: "Horário de funcionamento",
      unmet: "Alguns lugares estão fechados na sua visita",
      meaning: "Visitas com o lugar fechado, ou talvez fechado sem que o roteiro avise.",
    },
    transferTimes: {
      name: "Tempo de trajeto suficiente",
      unmet: "Alguns tempos de trajeto são curtos demais",
      meaning: "Trajetos que levam mais tempo do que o roteiro prevê.",
    },
    dayHours: {
      name: "Dias equilibrados",
      unmet: "Alguns dias começam muito cedo ou terminam muito tarde",
      meaning: "Dias que saem do hotel e voltam em horários razoáveis.",
    },
    fame: {
      name: "Principais atrações",
      unmet: "Faltam atrações principais",
      meaning:
        "Quantas das principais atrações da cidade estão no roteiro, ponderadas pela popularidade, em relação ao que cabe nesses dias.",
      target: "no mínimo 90; a principal atração a partir de três dias",
    },
    leftOut: {
      name: "O melhor primeiro",
      unmet: "Atrações principais deram lugar a outras menores",
      meaning:
        "Das dez principais atrações da cidade, as que ficaram de fora embora o roteiro tenha outras bem menores.",
    },
    wishes: {
      name: "Seus pedidos",
      unmet: "Nem todos os pedidos foram atendidos",
      meaning: "Quanto dos seus pedidos aparece nos dias.",
    },
    interests: {
      name: "Seus interesses",
      unmet: "Pouco para seus interesses",
      meaning:
        "Lugares para seus interesses: um terço do que você vê e um por dia; à noite, um programa por noite.",
    },
    events: {
      name: "Na época certa",
      unmet: "Pouco do que acontece na época",
      meaning:
        "O que você vê da estação ou da festa nas suas datas, quando é isso que atrai as pessoas.",
    },
    suited: {
      name: "Certo para você",
      unmet: "Algumas coisas não são para você",
      meaning:
        "Por dia: lugares infantis sem crianças, coisas demais de uma vez para quem vai e restaurantes que não servem para você.",
    },
    alike: {
      name: "Variedade",
      unmet: "Alguns lugares são muito parecidos",
      meaning: "Por dia: mais um do mesmo tipo, e um terceiro grande museu no mesmo dia.",
    },
    fullDays: {
      name: "Dias cheios",
      unmet: "Alguns dias têm pouco para ver",
      meaning:
        "Tempo de visita em relação ao que o ritmo permite. O pior dia conta tanto quanto todos os dias juntos.",
    },
    wholeDays: {
      name: "Dias inteiros",
      unmet: "Alguns dias começam tarde ou terminam cedo",
      meaning:
        "Minutos por dia perdidos por começar depois das 10:30 ou terminar antes das 17:00 (11:00 e 16:00 no ritmo tranquilo). O pior dia conta tanto quanto todos os dias juntos.",
    },
    waiting: {
      name: "Pouca espera",
      unmet: "Espera demais",
      meaning:
        "Minutos por dia entre visitas que não são trajeto, refeição ou até 90 minutos de tempo livre. O pior dia conta tanto quanto todos os dias juntos.",
    },
    together: {
      name: "Lugares próximos juntos",
      unmet: "Lugares próximos estão em dias diferentes",
      meaning: "Lugares mais próximos dos lugares de outro dia do que dos do seu próprio dia.",
    },
    detours: {
      name: "Sem desvios",
      unmet: "Algumas rotas têm desvios",
      meaning:
        "Quanto a rota de um dia é mais longa que o menor circuito pelos mesmos lugares, em média.",
      target: "no máximo 5; nenhum dia acima de 20",
    },
    travel: {
      name: "Pouco deslocamento",
      unmet: "Deslocamento demais",
      meaning:
        "Minutos por dia em deslocamentos; caminhadas e o trajeto para fora da cidade contam metade. O pior dia conta tanto quanto todos os dias juntos.",
    },
    outings: {
      name: "Passeios completos",
      unmet: "Alguns passeios foram encurtados",
      meaning:
        "Parques temáticos e passeios fora da cidade que começam tarde, terminam cedo ou dividem o dia.",
    },
    visitLengths: {
      name: "Tempo em cada lugar",
      unmet: "Algumas visitas são curtas ou longas demais",
      meaning: "Visitas que duram entre metade e uma vez e meia o tempo habitual.",
    },
    meals: {
      name: "Almoço e jantar",
      unmet: "Há um dia sem almoço ou jantar",
      meaning: "Almoços e jantares que os dias precisam ter e têm.",
    },
    mealNames: {
      name: "Onde comer",
      unmet: "Algumas refeições não têm lugar",
      meaning: "Almoços e jantares com um lugar definido.",
    },
    mealHours: {
      name: "Refeições na hora",
      unmet: "Algumas refeições são cedo ou tarde demais",
      meaning: "Refeições quando as cozinhas estão abertas; almoço até as 14:00.",
    },
    budget: {
      name: "Dentro do orçamento",
      unmet: "Acima do orçamento",
      meaning:
        "Custo de quartos, ingressos e transporte em relação ao que o nível de orçamento permite nesta cidade.",
    },
    daylight: {
      name: "Ao ar livre com luz do dia",
      unmet: "Algumas visitas ao ar livre terminam no escuro",
      meaning:
        "Visitas ao ar livre, sem iluminação, que terminam mais de meia hora depois do pôr do sol.",
    },
    sunsets: {
      name: "Pores do sol",
      unmet: "Você sai de alguns mirantes pouco antes do pôr do sol",
      meaning: "Por dia: mirantes que você deixa de 15 a 75 minutos antes do pôr do sol.",
    },
    heat: {
      name: "Longe do calor",
      unmet: "Algumas visitas são na hora mais quente",
      meaning:
        "Por dia: visitas ao ar livre ao meio-dia em meses quentes, ou quase o dia todo em calor extremo.",
    },
    draftFidelity: {
      name: "Fiel ao rascunho",
      unmet: "Diferente demais do rascunho",
      meaning: "Porcentagem dos lugares válidos do rascunho que continuam no roteiro.",
      target: "no mínimo 90; 70 no mesmo dia",
    },
    planningTime: {
      name: "Rápido e reproduzível",
      unmet: "O planejamento demorou demais",
      meaning: "Tempo que o planejamento levou.",
      target: "no máximo 250, sempre o mesmo roteiro",
    },
  },
});
