import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { accountWords as english } from "../../en/account/account-words.ts";

export const accountWords: typeof english = {
  screen: "Cuenta",
  title: "Tu cuenta",
  signInTitle: "Cómo inicias sesión",
  signInMethods:
    "Tus llaves de acceso, contraseña y códigos de recuperación. Los propietarios del servidor gestionan allí también las demás cuentas.",
  changeSignIn: "Cambiar cómo inicias sesión",
  dataTitle: "Tus datos",
  data: "Todos tus datos en un archivo JSON: tu perfil, tus sesiones abiertas, lo que nos pediste planificar y todos tus viajes.",
  downloadData: "Descargar tus datos",

  sessionsTitle: "Tus sesiones abiertas",
  lookingUp: "Cargando",
  tryAgain: "Reintentar",
  browsers: (count) =>
    spanish.plural(count, {
      one: "Solo en este navegador.",
      other: `En ${count} navegadores. Cierra la sesión en los que no reconozcas.`,
    }),
  unknownBrowser: "Navegador desconocido",
  browserOn: (browser, system) => `${browser} en ${system}`,
  thisBrowser: " · este navegador",
  signedIn: (at, lastUsedAt) => `Sesión iniciada el ${at} · último uso el ${lastUsedAt}`,
  signOut: "Cerrar sesión",
  signOutOf: (device, at) => `Cerrar sesión: ${device}, iniciada el ${at}`,
  signedOut: (device) => `Sesión cerrada: ${device}.`,
  signOutElsewhere: "Cerrar las demás sesiones",
  signedOutElsewhere: "Las demás sesiones están cerradas.",

  deletionTitle: "Eliminar tu cuenta",
  deletion:
    "Se eliminarán tu perfil, todos tus viajes y todos los planes que pediste. No se puede deshacer. Quizá quieras descargar antes tus datos.",
  deleteAccount: "Eliminar cuenta",
  deletionQuestion: "¿Eliminar tu cuenta?",
  typeAddress: (address) => [
    "Para eliminarla para siempre, escribe tu correo o tu nombre: ",
    address,
  ],
  deleting: "Eliminando",
  deleteForGood: "Eliminar para siempre",
  keepAccount: "Conservar cuenta",
  deleted: "Se ha eliminado tu cuenta con todo su contenido.",
};
