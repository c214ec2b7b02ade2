import type { BookingKind } from "../../../../domain/bookings/booking.ts";
import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { readBookingsWords as english } from "../../en/trip-page/read-bookings-words.ts";

const KINDS: Readonly<Record<BookingKind, string>> = {
  flight: "Vuelo",
  train: "Tren",
  bus: "Autobús",
  ferry: "Ferri",
  car: "Coche de alquiler",
  stay: "Alojamiento",
  table: "Mesa",
  ticket: "Entrada",
  event: "Evento",
};

const bookings = (count: number) => spanish.count(count, { one: "reserva", other: "reservas" });

export const readBookingsWords: typeof english = {
  title: "Leer una confirmación",
  about:
    "Añade un correo, un PDF, un calendario, un pase de Wallet o una foto de su código, o pega el texto. Se lee en este dispositivo y no se envía a nadie.",
  file: "Archivo",
  fileHint:
    "EML, PDF, ICS, PKPASS, HTML, texto o una imagen de un código, hasta 5 MB cada uno. También puedes soltar archivos aquí.",
  paste: "O pega la confirmación",
  read: "Leer",
  nothingTyped: "Pega primero una confirmación.",
  reading: "Leyendo…",
  failed: "No ha funcionado. Vuelve a intentarlo.",
  ofFile: (name, problem) => `${name}: ${problem}`,
  dropHere: "Suéltalo aquí",

  sharedTitle: "¿A qué viaje pertenece?",
  sharedFound: (count) => `${bookings(count)} en lo que has compartido.`,
  sharedNothing: "No hemos encontrado reservas en lo que has compartido.",
  addTo: (trip) => `Añadir a ${trip}`,
  newTrip: "Planificar un viaje nuevo con ellas",

  review: "Revisa las reservas",
  found: (count) =>
    spanish.plural(count, {
      one: "1 reserva encontrada. Revísala antes de añadirla.",
      other: `${spanish.number(count)} reservas encontradas. Revísalas antes de añadirlas.`,
    }),
  kinds: KINDS,
  named: (kind, name) => `${kind}: ${name}`,
  unnamed: "Aún sin nombre",
  cancelled: "Esta reserva está cancelada.",
  known: "Ya está en este viaje",
  changes: "Cambia una reserva de este viaje",
  outside: "Fuera de las fechas de este viaje",
  details: "Todos los detalles",
  notSaid: "No está en la confirmación",
  check: "Revísalo",
  add: (count) => (count === 0 ? "Elige qué añadir" : `Añadir ${bookings(count)}`),
  keepFiles: "Guardar cada archivo con su reserva, en este dispositivo",
  nothingChosen: "Elige al menos una reserva.",
  incomplete: (name) => `${name} necesita un nombre y una fecha.`,
  back: "Atrás",
  fields: {
    kind: "Tipo",
    name: "Nombre",
    number: "Número de confirmación",
    "from.name": "Desde",
    "to.name": "Hasta",
    "at.name": "Lugar",
    "at.address": "Dirección",
    "starts.date": "Fecha",
    "starts.time": "Hora",
    "starts.zone": "Zona horaria",
    "ends.date": "Fecha final",
    "ends.time": "Hora final",
    "ends.zone": "Zona horaria al final",
    seat: "Asiento",
  },
};
