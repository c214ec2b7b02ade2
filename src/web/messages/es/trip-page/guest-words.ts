import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { guestWords as english } from "../../en/trip-page/guest-words.ts";

export const guestWords: typeof english = {
  title: (destination) => `Un viaje a ${destination}`,
  shared: "Alguien ha compartido este viaje contigo.",
  ownTrip: "Este es tu propio viaje, tal como lo ven quienes tienen este enlace.",
  toOwnTrip: "Volver a tu viaje",
  scopes: {
    view: "Puedes verlo.",
    vote: "Puedes verlo, votar y comentar: abre un lugar para hacerlo.",
    edit: "Puedes verlo, cambiarlo, votar y comentar: abre un lugar para votar o comentar.",
  } satisfies Record<LinkScope, string>,
  keep: "Guardar en «Mis viajes»",
  keepHint:
    "Lo encontrarás en «Mis viajes» en todos tus dispositivos, también sin conexión. Si creas el tuyo, tendrá estos lugares y podrás cambiarlo a tu gusto.",
  planOwn: "Crear el mío a partir de este",
  copiedTrip: "Aquí tienes tu propio viaje. Pon las fechas cuando las sepas.",
  cannotPlan: "Ahora no podemos hacerlo. Comprueba tu conexión y vuelve a intentarlo.",
  keepByInvitation:
    "Para ello necesitas una cuenta en este servidor. Pide una invitación a quien lo administra. Mientras tanto, guarda el enlace: abre este viaje en cualquier navegador mientras sea válido.",
  signInToKeep: "Inicia sesión para guardar este viaje",
  keptIt: "Guardado en «Mis viajes».",
  sharedBy: (name) => `${name} ha compartido este viaje contigo.`,
  leave: "Quitar de «Mis viajes»",
  leaveAsk: (name) =>
    `¿Quitar este viaje de «Mis viajes»? El viaje de ${name} sigue como está. Para volver, usa otra vez el enlace o pídeselo a ${name}.`,
  leaveIt: "Quitar",
  stay: "Conservar",
  left: "Quitado de «Mis viajes».",
  changed: (name, change) => `${name}: ${change}`,
  changedMore: (name, count) =>
    `${name} ha hecho ${spanish.count(count, { one: "cambio", other: "cambios" })}.`,
  undo: "Deshacer",
  ended: "Este enlace ya no funciona",
  endedDetail: "Pregunta a quien te lo envió.",
  unavailable: "Ahora no podemos mostrar este viaje",
  tryAgain: "Reintentar",
  yourName: "Tu nombre",
  join: "Unirse",
  joinFirst: "Escribe primero tu nombre. No necesitas cuenta.",
  joined: (name) => `Participas como ${name}.`,
  comeBack: "Copia tu enlace para otros dispositivos",
  copied: "Tu enlace personal está copiado. No lo compartas.",
  cannotCopy: "No hemos podido copiar el enlace.",
  votes: "Votos",
  up: "Me gusta",
  down: "No, gracias",
  upOn: (place) => `Me gusta: ${place}`,
  downOn: (place) => `No, gracias: ${place}`,
  word: "Comentario",
  saveWord: "Guardar",
  wordSaved: "Comentario guardado.",
  for: (count) => spanish.count(count, { one: "voto a favor", other: "votos a favor" }),
  against: (count) => `${count} en contra`,
  comments: (count) => spanish.count(count, { one: "comentario", other: "comentarios" }),
  conflict: "Alguien acaba de cambiar esto. Esta es la última versión.",
};
