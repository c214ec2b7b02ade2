import type { historyWords as english } from "../en/history-words.ts";
export const historyWords: typeof english = {
  title: "Cronologia",
  about: "Le ultime modifiche a questo viaggio. Guarda una versione precedente o ripristinala.",
  loading: "Caricamento della cronologia",
  unavailable: "Ora non possiamo caricare la cronologia. Controlla la connessione.",
  none: "Ancora nessuna modifica.",
  when: (time, isOwn, guest = "un’altra persona") => (isOwn ? time : `${time}, da ${guest}`),
  now: "Versione attuale",
  asFirst: "Prima di queste modifiche",
  lookAt: "Mostra",
  lookAtAfter: (change) => `Mostra la versione dopo “${change}”`,
  past: (time) =>
    `Stai guardando il viaggio com’era: ${time}. Questa versione non si può modificare.`,
  pastFirst:
    "Stai guardando il viaggio prima delle modifiche. Questa versione non si può modificare.",
  restore: "Ripristina questa versione",
  backToNow: "Torna alla versione attuale",
  isSame: "Da questa versione non è cambiato nulla.",
};
