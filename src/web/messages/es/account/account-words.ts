import type { ReactNode } from "react";
import { spanish } from "../../../../domain/messages/es/spanish.ts";

export const accountWords = {
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
  browsers: (count: number) =>
    spanish.plural(count, {
      one: "Solo en este navegador.",
      other: `En ${count} navegadores. Cierra la sesión en los que no reconozcas.`,
    }),
  unknownBrowser: "Navegador desconocido",
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  thisBrowser: " · este navegador",
  signedIn: (at: string, lastUsedAt: string) =>
    `Sesión iniciada el ${at} · último uso el ${lastUsedAt}`,
  signOut: "Cerrar sesión",
  signOutOf: (device: string, at: string) => `Cerrar sesión: ${device}, iniciada el ${at}`,
  signedOut: (device: string) => `Sesión cerrada: ${device}.`,
  signOutElsewhere: "Cerrar las demás sesiones",
  signedOutElsewhere: "Las demás sesiones están cerradas.",

  deletionTitle: "Eliminar tu cuenta",
  deletion:
    "Se eliminarán tu perfil, todos tus viajes y todos los planes que pediste. No se puede deshacer. Quizá quieras descargar antes tus datos.",
  deleteAccount: "Eliminar cuenta",
  deletionQuestion: "¿Eliminar tu cuenta?",
  typeAddress: (address: ReactNode) => [
    "Para eliminarla para siempre, escribe tu correo o tu nombre: ",
    address,
  ],
  deleting: "Eliminando",
  deleteForGood: "Eliminar para siempre",
  keepAccount: "Conservar cuenta",
  deleted: "Se ha eliminado tu cuenta con todo su contenido.",
};
