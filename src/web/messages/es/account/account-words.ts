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

  tokens: {
    title: "Tokens de acceso",
    about:
      "Con un token de acceso, tus propios programas pueden trabajar con tus viajes sin iniciar sesión. No pueden ver, cambiar ni eliminar tu cuenta.",
    lookingUp: "Cargando tokens",
    none: "No tienes tokens.",
    some: (count) =>
      spanish.plural(count, {
        one: "Tienes un token. Revócalo cuando ya no lo necesites.",
        other: `Tienes ${count} tokens. Revoca los que ya no necesites.`,
      }),
    make: "Crear token",
    name: "Nombre",
    mayTitle: "Puede",
    scopes: {
      read: "ver tus viajes",
      plan: "crear viajes",
      write: "ver, cambiar, importar y eliminar viajes",
      share: "crear y desactivar enlaces a viajes",
      calendar: "mostrar tus viajes en una aplicación de calendario",
    },
    ends: "Caduca",
    lives: { month: "en 30 días", quarter: "en 90 días", year: "en un año", never: "nunca" },
    noScope: "Selecciona al menos una cosa que pueda hacer.",
    making: "Creando",
    makeIt: "Crear",
    cancel: "Cancelar",
    secret: (name) => `Token «${name}»`,
    secretOnce: "Cópialo ahora. No podremos mostrarlo de nuevo.",
    copy: "Copiar",
    copied: "Token copiado.",
    cannotCopy: "No hemos podido copiar el token. Selecciónalo y cópialo tú.",
    done: "Ya lo he copiado",
    may: (scopes) => `Puede ${spanish.list(scopes)}`,
    made: (at) => `Creado el ${at}`,
    lastUsed: (at) => `usado por última vez el ${at}`,
    neverUsed: "aún sin usar",
    endsAt: (at) => `caduca el ${at}`,
    endsNever: "no caduca nunca",
    isOver: " · caducado",
    revoke: "Revocar",
    revokeNamed: (name) => `Revocar el token ${name}`,
    revoked: (name) => `Token «${name}» revocado.`,
  },

  apps: {
    title: "Aplicaciones conectadas",
    about: (address) =>
      `Los asistentes compatibles con Model Context Protocol (MCP) pueden conectarse en ${address}. Antes te pediremos permiso.`,
    lookingUp: "Cargando aplicaciones",
    none: "No hay aplicaciones conectadas.",
    some: (count) =>
      `${spanish.count(count, { one: "aplicación conectada", other: "aplicaciones conectadas" })}.`,
    scopes: {
      read: "ver tus viajes",
      plan: "crear viajes",
      write: "ver y cambiar viajes",
    },
    may: (scopes) => `Puede ${spanish.list(scopes)}`,
    connected: (time) => `Conectada el ${time}`,
    disconnect: "Desconectar",
    disconnectNamed: (name) => `Desconectar ${name}`,
    disconnected: (name) => `Desconectada: ${name}.`,
  },
};
