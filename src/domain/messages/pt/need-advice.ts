import { sayNeeds } from "../say-needs.ts";

export const needAdvice = sayNeeds({
  ask: "não sabemos quem oferece isso. Pergunte antes de ir.",
  food: "não sabemos quem oferece isso em todo lugar. Pergunte no restaurante.",
  eachTime: "não sabemos quais cozinhas são seguras. Pergunte sempre no restaurante.",
  seafoodFree:
    "deixamos de fora os lugares conhecidos por frutos do mar, mas não sabemos quais cozinhas são seguras. Pergunte sempre no restaurante.",
  noFood: "não sabemos o que cada cozinha prepara. Pergunte no restaurante.",
  stepFree: "não sabemos onde há degraus ou ladeiras. Pergunte no local antes de ir.",
  pregnant:
    "deixamos de fora subidas, caminhadas longas, brinquedos, surfe e banhos a vapor. Sobre o resto, pergunte ao seu médico.",
  cleanAir:
    "deixamos de fora o que sabemos ter fumaça ou poeira, mas não conhecemos o ar do dia. Consulte pela manhã.",
  crowds: "não sabemos o quanto os lugares enchem. A maioria fica mais calma logo que abre.",
  transport:
    "estimamos os trajetos pelo que é habitual e não podemos alterar isso. Na viagem, use o que preferir: abra um trajeto para ver como chegar.",
  heat: "a partir de 27 °C o plano deixa o ar livre para a manhã e o fim do dia; não sabemos onde há sombra.",
  heights: "não sabemos o que é difícil para quem tem medo de altura. Diga quais lugares evitar.",
  toilets: "não sabemos onde há banheiros.",
  dogs: "não sabemos onde cães podem entrar. Pergunte antes de ir.",
  weather:
    "não sabemos como estará o tempo. Em um dia de chuva, abra um lugar na página da viagem e troque por um coberto.",
  lodging: "escolhemos seu hotel pelo preço, não pelo bairro. Indique o seu na página da viagem.",
  facts:
    "nosso guia não tem dados sobre isso. Planejamos por atrações, horários e trajetos; pergunte no local.",
  answers:
    "aqui mudamos planos e não respondemos perguntas. O que nosso guia sabe de um lugar aparece junto dele no plano.",
  apart: "um plano vale para todos juntos. Escreva em uma nota do dia quem vai aonde.",
  freeThings:
    "escolhemos primeiro o que é gratuito. O que você citou e o mais conhecido podem ser pagos.",
  budgetCap: "planejamos pelo orçamento que você escolheu, não por um valor por dia.",
});
