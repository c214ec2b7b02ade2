import type { historyWords as english } from "../en/history-words.ts";
export const historyWords: typeof english = {
  title: "Historial",
  about: "Cambios recientes de este viaje. Mira cualquier versión anterior o restáurala.",
  loading: "Cargando el historial",
  unavailable: "No podemos cargar el historial ahora. Comprueba tu conexión.",
  none: "Aún no hay cambios.",
  when: (time, isOwn, guest = "otra persona") => (isOwn ? time : `${time}, por ${guest}`),
  now: "Versión actual",
  asFirst: "Antes de estos cambios",
  lookAt: "Ver",
  lookAtAfter: (change) => `Ver la versión posterior a: ${change}`,
  past: (time) => `Estás viendo el viaje tal como era el ${time}. Esta versión no se puede editar.`,
  pastFirst: "Estás viendo el viaje antes de sus cambios. Esta versión no se puede editar.",
  restore: "Restaurar esta versión",
  backToNow: "Volver a la versión actual",
  isSame: "Nada ha cambiado desde esta versión.",
};
