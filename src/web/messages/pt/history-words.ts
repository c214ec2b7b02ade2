import type { historyWords as english } from "../en/history-words.ts";
export const historyWords: typeof english = {
  title: "Histórico",
  about: "Alterações recentes nesta viagem. Veja qualquer versão anterior ou restaure-a.",
  loading: "Carregando o histórico",
  unavailable: "Não conseguimos carregar o histórico agora. Verifique sua conexão.",
  none: "Nenhuma alteração ainda.",
  when: (time, isOwn, guest = "outro viajante") => (isOwn ? time : `${time}, por ${guest}`),
  now: "Versão atual",
  asFirst: "Antes destas alterações",
  lookAt: "Ver",
  lookAtAfter: (change) => `Ver versão após: ${change}`,
  past: (time) =>
    `Você está vendo a viagem como era em ${time}. Não é possível editar esta versão.`,
  pastFirst: "Você está vendo a viagem antes das alterações. Não é possível editar esta versão.",
  restore: "Restaurar esta versão",
  backToNow: "Voltar à versão atual",
  isSame: "Nada mudou desde esta versão.",
};
