import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { LinkScope } from "../../../../domain/trip/shared-by.ts";
import type { shareWords as english } from "../../en/trip-page/share-words.ts";

const guests = (count: number) => spanish.count(count, { one: "invitado", other: "invitados" });

export const shareWords: typeof english = {
  title: "Compartir este viaje",
  about:
    "Quien tenga un enlace puede abrir el viaje. Quienes lo guardan en «Mis viajes» ven tu nombre de pila. Tu correo y tu cuenta siguen siendo privados.",
  people: "Personas con las que compartes viajes",
  peopleAbout: "Encontrarán el viaje en «Mis viajes» enseguida. No necesitan un enlace.",
  person: "Persona",
  choosePerson: "Elige una persona",
  personCan: "Puede",
  addPerson: "Compartir",
  personAdded: (name) => `Compartido con ${name}.`,
  isPerson: "Este viaje está en su lista «Mis viajes».",
  removePerson: "Dejar de compartir",
  removePersonNamed: (name) => `Dejar de compartir con ${name}`,
  personRemoved: (name) => `Ya no se comparte con ${name}.`,
  loading: "Cargando enlaces",
  tryAgain: "Reintentar",
  name: "Nombre del enlace",
  firstName: "Familia y amigos",
  scope: "Los invitados pueden",
  scopes: {
    view: "ver",
    vote: "ver, votar y comentar",
    edit: "ver, votar, comentar y editar",
  } satisfies Record<LinkScope, string>,
  make: "Crear enlace",
  another: "Crear otro enlace",
  anotherNamed: (name) => `Crear otro enlace como «${name}»`,
  address: (name) => `Enlace «${name}»`,
  addressOnce: "Cópialo ahora. No podremos mostrarlo de nuevo.",
  addressLost:
    "No guardamos la dirección de los enlaces, así que no podemos mostrarla de nuevo. Crea otro enlace como este o desactívalo.",
  copy: "Copiar",
  copied: "Enlace copiado.",
  cannotCopy: "No hemos podido copiar el enlace. Selecciónalo y cópialo tú.",
  send: "Enviar",
  showCosts: "Mostrar precios y el presupuesto",
  showNotes: "Mostrar tus notas",
  showBookings: "Mostrar tus reservas, sin sus números",
  ends: "Caduca el",
  endsNever: "No caduca nunca.",
  isCalendar: "Este enlace es para aplicaciones de calendario. No abre una página.",
  isOver: "Este enlace ya no funciona.",
  lastUsed: (when) => `Último uso: ${when}`,
  neverUsed: "Aún sin usar",
  revoke: "Desactivar enlace",
  revokeNamed: (name) => `Desactivar enlace: ${name}`,
  revoked: "Enlace desactivado. Ya nadie puede abrirlo.",
  guests: (count) => guests(count),
  votes: (count) =>
    count === 0 ? "aún sin votos" : spanish.count(count, { one: "voto", other: "votos" }),
  linkFull: "Este enlace está completo. Quita un invitado o crea otro enlace.",
  scopeOf: (name) => `${name} puede`,
  isMember: "tiene este viaje guardado",
  removeGuest: "Quitar",
  removeGuestNamed: (name) => `Quitar invitado: ${name}`,
  removeGuestAsk: (name) =>
    `¿Quitar a ${name} y sus votos? No podrá abrir este enlace en ese navegador.`,
  keepGuest: "Conservar",
  guestRemoved: (name) => `Invitado quitado: ${name}.`,
  voted: (count) =>
    `${spanish.count(count, { one: "invitado ha votado", other: "invitados han votado" })}.`,
  startVote: (swap) =>
    `Los invitados pueden votar cada lugar. Para que elijan entre varios, abre uno en el plan, toca «${swap}» y marca los demás.`,
  disliked: "Lugares con votos en contra",
  against: (down, up) => `${guests(down)} en contra, ${up} a favor.`,
  swap: "Sustituir",
  swapNamed: (place) => `Sustituir por lo más parecido: ${place}`,
  drop: "Quitar",
  dropNamed: (place) => `Quitar del plan: ${place}`,
  nothingFits: "Ahí no cabe nada más. Quítalo o sustitúyelo en el plan.",
  mostLiked: (place, up) => `El que más gusta: ${place}, a ${guests(up)}.`,
};
