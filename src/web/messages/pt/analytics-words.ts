import type { analyticsWords as english } from "../en/analytics-words.ts";

export const analyticsWords: typeof english = {
  title: "Visualizações de página",
  explanation:
    "Com seu consentimento, contamos visualizações de página com o Google Analytics para Firebase. Não enviamos nada sobre suas viagens: nem destinos, nem datas, nem nomes. Sua escolha vale só para este navegador.",
  stopCounting: "Parar de contar",
  count: "Contar minhas visualizações",
  counted: "Contamos suas visualizações de página.",
  notCounted: "Não contamos suas visualizações de página.",
  question: (account) => [
    "Podemos contar visualizações de página com o Google Analytics? Não enviamos nada sobre suas viagens. Você pode alterar isso em ",
    account,
    ".",
  ],
  yourAccount: "sua conta",
  no: "Prefiro não",
  yes: "Sim",
};
