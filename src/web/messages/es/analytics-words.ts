import type { analyticsWords as english } from "../en/analytics-words.ts";

export const analyticsWords: typeof english = {
  title: "Páginas vistas",
  explanation:
    "Si nos das tu consentimiento, contamos las páginas vistas con Google Analytics para Firebase. No enviamos nada de tus viajes: ni destinos, ni fechas, ni nombres. Tu decisión solo vale para este navegador.",
  stopCounting: "Dejar de contar",
  count: "Contar mis visitas",
  counted: "Contamos las páginas que ves.",
  notCounted: "No contamos las páginas que ves.",
  question: (account) => [
    "¿Podemos contar las páginas vistas con Google Analytics? No enviamos nada de tus viajes. Puedes cambiarlo en ",
    account,
    ".",
  ],
  yourAccount: "tu cuenta",
  no: "No, gracias",
  yes: "Sí",
};
