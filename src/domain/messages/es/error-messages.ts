import { LIMITS } from "../../limits.ts";
import type { ERROR_MESSAGES as english } from "../en/error-messages.ts";
import { sayAdvice, sayProblem } from "../say-problem.ts";
import { spanish } from "./spanish.ts";

const requestProblem = sayProblem({
  whole: {
    badAddress: "su dirección no empieza por una barra",
    bodyEmpty: "el contenido está vacío",
    destinationTooLong: "el destino es demasiado largo",
    fileUnnamed: "el id, el nombre o la parte del archivo no se puede usar",
    inputTooLong: "el texto es demasiado largo",
    notHttp: "no es HTTP completo y válido",
    notJson: "no es JSON válido o su dirección está mal formada",
    notUtf8: "no es UTF-8 válido",
    tokenInAddress: "un token de acceso va en la cabecera Authorization",
    twoHosts: "indica dos veces el host",
    unknownCursor: "el cursor no es nuestro",
    unknownTripIds: `«ids» debe tener como máximo ${LIMITS.list.wholeTrips} id de viajes, separados por comas`,
  },
  body: "el contenido",
  fieldUnknown: (field) => `${field} tiene un campo que no conocemos`,
  fieldUnfit: (field) => `${field} no es válido`,
  fieldValue: (field, allowed) => `${field} debe ser uno de estos: ${allowed.join(", ")}`,
  fieldType: (field, types) => `${field} debe ser de tipo ${types.join(" o ")}`,
  bounds: { fieldTooBig: "como máximo", fieldTooSmall: "al menos" },
  units: { characters: "caracteres", entries: "elementos" },
  value: (field, bound, amount) => `${field} debe ser ${bound} ${amount}`,
  size: (field, bound, amount, unit) => `${field} debe tener ${bound} ${amount} ${unit}`,
});

const IMPORT_PROBLEMS = {
  unknownFormat: "no es un archivo de Tripwright, GPX, KML ni KMZ",
  notList: "no es una lista que podamos leer. Usa JSON, CSV, KML, KMZ, GPX o texto",
  noNames: "no contiene nombres de lugares",
  notBooking:
    "no es una confirmación que podamos leer. Usa un correo, un PDF, un calendario, un pase o texto",
  noBookings: "no hemos encontrado reservas",
  noText: "es una imagen sin texto",
  noCode: "no hemos encontrado ningún código. Toma la foto justo desde arriba y con buena luz",
  fileTooLarge: "supera los {most} MB",
  notUtf8: "su texto no es UTF-8",
  notJson: "no es JSON válido",
  notOurs: "es JSON, pero no un viaje de Tripwright",
  newerVersion: "es de una versión más reciente de Tripwright",
  notXml: "no es XML válido",
  documentType: "tiene un tipo de documento que no admitimos",
  entity: "define sus propias entidades, que no admitimos",
  tooDeep: "tiene demasiados niveles",
  tooMany: "tiene demasiadas partes",
  tooManyDays: "tiene más de {most} días. Divídelo en varios archivos",
  tooManyPlaces: "tiene más de {most} lugares. Divídelo en varios archivos",
  tooManyOnDay: "tiene un día con más de {most} lugares. Divide el día",
  tooManyHotels: "tiene más de {most} hoteles. Quita algunos",
  tooLarge: "su contenido descomprimido es demasiado grande",
  notZip: "no es un KMZ válido",
  noKml: "el KMZ no contiene ningún KML",
  noPlaces: "no tiene lugares con nombre y ubicación",
};

const besides = (others: readonly string[]) =>
  others.length === 0 ? "" : `, además de ${spanish.list(others)}`;

const adviceText = sayAdvice({
  nearest: ({ city, km }) =>
    `La ciudad más cercana de nuestra guía es ${city}, a unos ${spanish.way(km)}.`,
  namesake: ({ city, others }) =>
    `En nuestra guía está ${city}, que es otro lugar${besides(others)}.`,
  similar: ({ city }) => `¿Querías decir ${city}?`,
  sameCountry: ({ cities }) => `Del mismo país, nuestra guía tiene ${spanish.list(cities)}.`,
  some: ({ total, cities }) =>
    `Nuestra guía tiene ${total} ciudades, como ${spanish.list(cities)}.`,
});

export const ERROR_MESSAGES: typeof english = {
  bad_request: (values) => `No hemos podido leer la solicitud: ${requestProblem(values)}.`,
  idempotency_key_missing:
    "Envía una cabecera Idempotency-Key de 8 a 100 letras, cifras, guiones o guiones bajos.",
  sign_in_failed: ({ problem }) => `No hemos podido iniciar sesión: ${problem}.`,
  not_signed_in: "Inicia sesión primero.",
  token_refused: "Este token de acceso no es válido.",
  token_forbids: ({ scope }) =>
    scope === "none"
      ? "Los tokens de acceso no sirven aquí."
      : `Se necesita un token con el permiso ${scope}.`,
  too_many_tokens: "Has llegado al límite de tokens de acceso. Revoca uno primero.",
  wrong_origin: "La solicitud venía de otro sitio, así que la hemos rechazado.",
  not_found: "No hay nada en esta dirección.",
  trip_not_found: "No se encontró ningún viaje",
  version_not_found: "Ya no guardamos esta versión del viaje.",
  link_not_found: "Este enlace ya no existe.",
  link_ended: "Este enlace ya no funciona. Pregunta a quien te lo envió.",
  link_forbids: "Este enlace no permite eso. Pregunta a quien te lo envió.",
  guest_unnamed: "Escribe primero tu nombre.",
  name_taken:
    "Ya hay alguien con ese nombre en este viaje. Si eres tú, abre tu enlace personal. Si no, elige otro nombre.",
  guest_not_found: "Este invitado ya no usa este enlace.",
  person_not_found: "Esta persona ya no tiene cuenta aquí.",
  person_full:
    "Esta persona ya no puede guardar más viajes compartidos. Pídele que salga de alguno primero.",
  too_many_links: "Has llegado al límite de enlaces de este viaje. Desactiva uno primero.",
  link_full: "Este enlace está completo. Pregunta a quien te lo envió.",
  photo_not_found: "No hay ninguna foto de esto.",
  generation_not_found: "Ya no tenemos esa solicitud. Vuelve a empezar.",
  method_not_allowed: "Esta dirección no admite ese tipo de solicitud.",
  session_not_found: "Ese navegador ya no tiene la sesión iniciada.",
  request_too_slow: "La solicitud tardó demasiado en llegar.",
  other_person: "Otra persona ha iniciado sesión en este navegador. Recarga la página.",
  too_many_trips: ({ trips }) =>
    `Tienes ${spanish.count(trips, { one: "viaje", other: "viajes" })} y en tu cuenta no caben más. Elimina alguno primero.`,
  files_full: ({ megabytes }) =>
    megabytes === 0
      ? "Las cuentas de este servidor no tienen espacio para archivos."
      : `Una cuenta tiene ${megabytes} MB para archivos, y un viaje admite hasta ${LIMITS.keptFile.ofTrip} archivos. Quita algunos primero.`,
  file_not_found: "Este archivo ya no está en la cuenta.",
  file_refused: "Solo se pueden guardar PDF e imágenes (JPEG, PNG, WebP, GIF).",
  version_conflict:
    "Este viaje se ha cambiado en otro sitio. Compara las dos versiones y elige una.",
  body_too_large: ({ mostBytes }) =>
    `La solicitud es demasiado grande. El límite es de ${mostBytes / 1024} KB.`,
  wrong_host: ({ publicUrl }) => `Este servidor solo está disponible en ${publicUrl}.`,
  unsupported_media_type:
    "Envía JSON sin comprimir en UTF-8, con tipo de contenido application/json.",
  required_selection_missing: "Completa todos los datos",
  days_out_of_range: ({ maxDays }) => `Escribe un número entero de días, de 1 a ${maxDays}.`,
  cities_out_of_range:
    "Un viaje puede tener de dos a cuatro ciudades, con un día o más en cada una.",
  start_date_unreadable: "Escribe una fecha de inicio válida o déjala vacía.",
  start_date_missing:
    "Un calendario necesita fechas. Pon una fecha de inicio y vuelve a intentarlo.",
  import_unreadable: ({ problem, most }) =>
    `No hemos podido leer el archivo: ${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}.`,
  import_destination_missing:
    "El archivo no dice dónde están sus lugares. Escribe el destino y vuelve a importarlo.",
  idempotency_key_reused:
    "Esta solicitud ya se envió con otros datos. Vuelve a pulsar «¡Generar viaje!».",
  confirmation_mismatch:
    "Esa no es la dirección de correo de esta cuenta, así que no se ha eliminado nada.",
  change_impossible: "Ese día o lugar no está en este viaje, así que no ha cambiado nada.",
  day_locked:
    "Este día o tu día de traslado está bloqueado o tiene un lugar bloqueado, así que no ha cambiado nada.",
  trip_full: "El viaje o el día está lleno, así que no ha cambiado nada. Quita algo primero.",
  costs_full: "Has llegado al límite de gastos o viajeros de este viaje. Quita uno primero.",
  ideas_full: "En este viaje no caben más ideas. Quita algunas primero.",
  list_full: "Las listas de este viaje están llenas. Quita algo primero.",
  trip_too_large:
    "Este viaje es demasiado largo para guardarlo. Elige menos días o acorta las notas.",
  destination_unknown: ({ destination, ...advice }) =>
    `${destination} no está en nuestra guía y no nos inventamos lugares. ${adviceText(advice)}`,
  destination_unanswered: ({ destination, ...advice }) =>
    `${destination} no está en nuestra guía y los servicios donde buscamos otros lugares no responden. Inténtalo más tarde. ${adviceText(advice)}`,
  destination_is_region: ({ destination }) =>
    `${destination} abarca más de una localidad y planificamos de una en una. Elige dónde alojarte.`,
  destination_ambiguous: ({ destination }) =>
    `«${destination}» puede ser más de un lugar. Elige el tuyo.`,
  too_little_known: ({ destination, places }) =>
    `Hemos buscado ${destination} en datos abiertos y solo hay ${spanish.count(places, { one: "lugar", other: "lugares" })} que ver. Son pocos para un plan, y no nos inventamos lugares.`,
  only_map_known: ({ destination, places }) =>
    `Solo hemos encontrado ${destination} en el mapa. OpenStreetMap muestra ${spanish.count(places, { one: "lugar", other: "lugares" })}, pero ninguna guía de viajes ni enciclopedia dice cuáles merecen la visita, así que no podemos hacer un plan.`,
  too_many_new_places:
    "Has pedido muchos destinos nuevos para nosotros. Espera una hora o elige uno de nuestra guía.",
  version_required: "Envía la versión que estás cambiando en una cabecera If-Match.",
  too_many_requests: "Has enviado demasiadas solicitudes. Espera un minuto y vuelve a intentarlo.",
  too_many_streams: "Tienes demasiadas páginas abiertas. Cierra una y vuelve a intentarlo.",
  too_many_generations: ({ limit }) =>
    `Ya has usado los ${limit} planes de hoy. Podrás planificar de nuevo después de medianoche UTC.`,
  already_planning: "Ya te estamos preparando un plan. Espera a que esté listo o detenlo primero.",
  server_daily_limit: "Este servidor ha llegado a su límite de planes por hoy. Vuelve mañana.",
  header_too_large: "Las cabeceras de la solicitud son demasiado largas.",
  cancelled: "Has detenido este plan. No se ha guardado nada.",
  interrupted: "Nuestro servidor se reinició mientras hacía tu plan. Vuelve a intentarlo.",
  planner_busy: "El planificador está ocupado. Espera un minuto y vuelve a intentarlo.",
  planner_refused:
    "El planificador ha rechazado la clave o la configuración de este servidor. Avisa al administrador del sitio.",
  planner_declined:
    "El planificador no ha podido con esta solicitud. Vuelve a intentarlo o avisa al administrador del sitio.",
  planner_unreachable: "El planificador no responde. Espera un minuto y vuelve a intentarlo.",
  planner_blocked:
    "El planificador no quiere responder a esto. Prueba a escribir el destino de otra forma.",
  planner_stopped:
    "El planificador se detuvo antes de acabar. Vuelve a intentarlo o escribe el destino de otra forma.",
  planner_unreadable:
    "No hemos podido leer la respuesta del planificador, ni al segundo intento. Vuelve a intentarlo.",
  tool_too_slow: "Ha tardado demasiado. Puede que se haya hecho igualmente.",
  plan_failed: "No se pudo crear el viaje. Vuelve a intentarlo.",
  shutting_down: "El servidor se está reiniciando. Vuelve a intentarlo en un momento.",
  storage_full:
    "Al servidor no le queda espacio para guardar esto. Avisa al administrador del sitio.",
  busy: "El servidor está ocupado. Vuelve a intentarlo en un momento.",
  storage_unreachable: "Nuestro almacenamiento no responde. Vuelve a intentarlo en un minuto.",
  storage_damaged:
    "Los datos guardados en este servidor están dañados, así que no podemos mostrar ni guardar esto. Avisa al administrador del sitio.",
  trip_unreachable: "No se pudo cargar el viaje porque no tienes conexión.",
  internal: "Algo ha fallado por nuestra parte. Vuelve a intentarlo.",
};
