import { LIMITS } from "../../limits.ts";
import type { ERROR_MESSAGES as english } from "../en/error-messages.ts";
import { sayAdvice, sayProblem } from "../say-problem.ts";
import { italian } from "./italian.ts";

const requestProblem = sayProblem({
  whole: {
    badAddress: "l’indirizzo non inizia con una barra",
    bodyEmpty: "il contenuto è vuoto",
    destinationTooLong: "la destinazione è troppo lunga",
    fileUnnamed: "l’id, il nome o la parte del file non si possono usare",
    inputTooLong: "il testo è troppo lungo",
    notHttp: "non è HTTP completo e valido",
    notJson: "non è JSON valido o l’indirizzo non è corretto",
    notUtf8: "non è UTF-8 valido",
    tokenInAddress: "il token di accesso va nell’intestazione Authorization",
    twoHosts: "indica due volte un host",
    unknownCursor: "il cursore non è uno dei nostri",
    unknownTripIds: `“ids” deve avere al massimo ${LIMITS.list.wholeTrips} id di viaggi, separati da virgole`,
  },
  body: "il contenuto",
  fieldUnknown: (field) => `${field} ha un campo che non conosciamo`,
  fieldUnfit: (field) => `${field} non è valido`,
  fieldValue: (field, allowed) => `${field} deve essere uno tra ${allowed.join(", ")}`,
  fieldType: (field, types) => `${field} deve essere di tipo ${types.join(" o ")}`,
  bounds: { fieldTooBig: "al massimo", fieldTooSmall: "almeno" },
  units: { characters: "caratteri", entries: "voci" },
  value: (field, bound, amount) => `${field} deve essere ${bound} ${amount}`,
  size: (field, bound, amount, unit) => `${field} deve avere ${bound} ${amount} ${unit}`,
});

const IMPORT_PROBLEMS = {
  unknownFormat: "non è un file Tripwright, GPX, KML o KMZ",
  notList: "non è un elenco che sappiamo leggere. Usa JSON, CSV, KML, KMZ, GPX o testo",
  noNames: "non contiene nomi di luoghi",
  notBooking:
    "non è una conferma che sappiamo leggere. Usa un’email, un PDF, un calendario, un pass o del testo",
  noBookings: "non contiene prenotazioni",
  noText: "è un’immagine senza testo",
  noCode: "non contiene nessun codice. Fotografalo dritto dall’alto, con una buona luce",
  fileTooLarge: "supera {most} MB",
  notUtf8: "il testo non è in UTF-8",
  notJson: "non è JSON valido",
  notOurs: "è JSON, ma non un viaggio di Tripwright",
  newerVersion: "viene da una versione più recente di Tripwright",
  notXml: "non è XML valido",
  documentType: "ha un tipo di documento, che non supportiamo",
  entity: "definisce entità proprie, che non supportiamo",
  tooDeep: "è annidato troppo in profondità",
  tooMany: "ha troppe parti",
  tooManyDays: "ha più di {most} giorni. Dividilo in più file",
  tooManyPlaces: "ha più di {most} luoghi. Dividilo in più file",
  tooManyOnDay: "ha un giorno con più di {most} luoghi. Dividi il giorno",
  tooManyHotels: "ha più di {most} hotel. Rimuovine alcuni",
  tooLarge: "una volta decompresso è troppo grande",
  notZip: "non è un KMZ valido",
  noKml: "il KMZ non contiene nessun KML",
  noPlaces: "non ha luoghi con un nome e una posizione",
};

const besides = (others: readonly string[]) =>
  others.length === 0 ? "" : `, oltre a ${italian.list(others)}`;

const adviceText = sayAdvice({
  nearest: ({ city, km }) =>
    `La città più vicina nella nostra guida è ${city}, a circa ${italian.way(km)}.`,
  namesake: ({ city, others }) =>
    `Nella nostra guida c’è ${city}, che però è un altro luogo${besides(others)}.`,
  similar: ({ city }) => `Intendevi ${city}?`,
  sameCountry: ({ cities }) => `Dello stesso paese, la nostra guida ha ${italian.list(cities)}.`,
  some: ({ total, cities }) =>
    `La nostra guida ha ${total} città, tra cui ${italian.list(cities)}.`,
});

export const ERROR_MESSAGES: typeof english = {
  bad_request: (values) => `Non siamo riusciti a leggere la richiesta: ${requestProblem(values)}.`,
  idempotency_key_missing:
    "Invia un’intestazione Idempotency-Key di 8–100 lettere, cifre, trattini o trattini bassi.",
  sign_in_failed: ({ problem }) => `Non siamo riusciti a farti accedere: ${problem}.`,
  not_signed_in: "Prima accedi.",
  token_refused: "Questo token di accesso non è valido.",
  token_forbids: ({ scope }) =>
    scope === "none"
      ? "Qui i token di accesso non funzionano."
      : `Serve un token con l’ambito ${scope}.`,
  too_many_tokens: "Hai raggiunto il limite di token di accesso. Prima revocane uno.",
  wrong_origin: "La richiesta veniva da un altro sito, quindi l’abbiamo rifiutata.",
  not_found: "A questo indirizzo non c’è nulla.",
  trip_not_found: "Viaggio non trovato",
  version_not_found: "Non conserviamo più questa versione del viaggio.",
  link_not_found: "Questo link non esiste più.",
  link_ended: "Questo link non funziona più. Chiedi a chi te l’ha inviato.",
  link_forbids: "Questo link non lo consente. Chiedi a chi te l’ha inviato.",
  guest_unnamed: "Prima inserisci il tuo nome.",
  name_taken:
    "In questo viaggio qualcuno ha già quel nome. Se sei tu, apri il tuo link personale. Altrimenti scegli un altro nome.",
  guest_not_found: "Questo ospite non fa più parte di questo link.",
  person_not_found: "Questa persona non ha più un account qui.",
  person_full:
    "Questa persona ha già tutti i viaggi condivisi che un account può avere. Chiedile di lasciarne uno.",
  too_many_links: "Hai raggiunto il limite di link per questo viaggio. Prima disattivane uno.",
  link_full: "Questo link è al completo. Chiedi a chi te l’ha inviato.",
  photo_not_found: "Non c’è nessuna foto.",
  generation_not_found: "Non abbiamo più questa richiesta. Ricomincia da capo.",
  method_not_allowed: "Questo indirizzo non accetta questo tipo di richiesta.",
  session_not_found: "In quel browser l’accesso è già terminato.",
  request_too_slow: "La richiesta ha impiegato troppo tempo ad arrivare.",
  other_person: "In questo browser ora ha eseguito l’accesso un’altra persona. Ricarica la pagina.",
  too_many_trips: ({ trips }) =>
    `Hai ${italian.count(trips, { one: "viaggio", other: "viaggi" })} e nel tuo account non c’è più spazio. Prima eliminane qualcuno.`,
  files_full: ({ megabytes }) =>
    megabytes === 0
      ? "Su questo server gli account non hanno spazio per i file."
      : `Un account ha ${megabytes} MB per i file, e un viaggio fino a ${LIMITS.keptFile.ofTrip} file. Prima rimuovine qualcuno.`,
  file_not_found: "Questo file non è più nell’account.",
  file_refused: "Si possono conservare solo PDF e immagini (JPEG, PNG, WebP, GIF).",
  version_conflict:
    "Questo viaggio è stato modificato altrove. Confronta le due versioni e scegline una.",
  body_too_large: ({ mostBytes }) =>
    `Questa richiesta è troppo grande. Il limite è ${mostBytes / 1024} KB.`,
  wrong_host: ({ publicUrl }) => `Questo server è disponibile solo all’indirizzo ${publicUrl}.`,
  unsupported_media_type: "Invia JSON non compresso in UTF-8, con content type application/json.",
  required_selection_missing: "Completa tutti i campi",
  days_out_of_range: ({ maxDays }) => `Inserisci un numero intero di giorni da 1 a ${maxDays}.`,
  cities_out_of_range:
    "Un viaggio può avere da due a quattro città, con un giorno o più in ognuna.",
  start_date_unreadable: "Inserisci una data di inizio valida o lascia il campo vuoto.",
  start_date_missing: "A un calendario servono le date. Imposta una data di inizio e riprova.",
  import_unreadable: ({ problem, most }) =>
    `Non siamo riusciti a leggere questo file: ${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}.`,
  import_destination_missing:
    "Il file non dice dove si trovano i suoi luoghi. Inserisci la destinazione e importalo di nuovo.",
  idempotency_key_reused:
    "Questa richiesta è già stata inviata con altri dati. Premi di nuovo “Crea il viaggio!”.",
  confirmation_mismatch:
    "Non è l’indirizzo email di questo account, quindi non è stato eliminato nulla.",
  change_impossible: "Quel giorno o luogo non è in questo viaggio, quindi non è cambiato nulla.",
  day_locked:
    "Questo giorno o il tuo giorno di trasferimento è bloccato o ha un luogo bloccato, quindi non è cambiato nulla.",
  trip_full:
    "Questo viaggio o giorno è pieno, quindi non è cambiato nulla. Prima rimuovi qualcosa.",
  costs_full:
    "Hai raggiunto il limite di spese o viaggiatori per questo viaggio. Prima rimuovine qualcuno.",
  ideas_full: "In questo viaggio non entrano altre idee. Prima rimuovine qualcuna.",
  list_full: "Le liste di questo viaggio sono piene. Prima rimuovi qualcosa.",
  trip_too_large:
    "Questo viaggio è troppo lungo per essere salvato. Scegli meno giorni o accorcia le note.",
  destination_unknown: ({ destination, ...advice }) =>
    `${destination} non è nella nostra guida, e non inventiamo luoghi. ${adviceText(advice)}`,
  destination_unanswered: ({ destination, ...advice }) =>
    `${destination} non è nella nostra guida, e i servizi in cui cerchiamo altri luoghi non rispondono. Riprova più tardi. ${adviceText(advice)}`,
  destination_is_region: ({ destination }) =>
    `${destination} comprende più località e noi ne pianifichiamo una alla volta. Scegli dove soggiornare.`,
  destination_ambiguous: ({ destination }) =>
    `“${destination}” potrebbe indicare più luoghi. Scegli quello che intendi.`,
  too_little_known: ({ destination, places }) =>
    `Abbiamo cercato ${destination} nei dati aperti e trovato solo ${italian.count(places, { one: "luogo", other: "luoghi" })} da vedere: troppo poco per un programma, e non inventiamo luoghi.`,
  only_map_known: ({ destination, places }) =>
    `Abbiamo trovato ${destination} solo sulla mappa. OpenStreetMap mostra ${italian.count(places, { one: "luogo", other: "luoghi" })}, ma nessuna guida o enciclopedia dice quali meritano una visita, quindi non possiamo creare un programma.`,
  too_many_new_places:
    "Hai chiesto molte destinazioni nuove per noi. Aspetta un’ora o scegline una dalla nostra guida.",
  version_required: "Invia la versione che stai modificando in un’intestazione If-Match.",
  too_many_requests: "Hai inviato troppe richieste. Aspetta un minuto e riprova.",
  too_many_streams: "Hai troppe pagine aperte. Chiudine una e riprova.",
  too_many_generations: ({ limit }) =>
    `Hai usato tutti i ${limit} programmi di oggi. Potrai crearne altri dopo la mezzanotte UTC.`,
  already_planning: "Stiamo già creando un programma per te. Aspetta che sia pronto, o interrompi.",
  server_daily_limit: "Questo server ha raggiunto il limite di programmi per oggi. Torna domani.",
  header_too_large: "Le intestazioni della richiesta sono troppo lunghe.",
  cancelled: "Hai interrotto questo programma. Non è stato salvato nulla.",
  interrupted: "Il nostro server si è riavviato mentre creava il tuo programma. Riprova.",
  planner_busy: "Il pianificatore è occupato. Aspetta un minuto e riprova.",
  planner_refused:
    "Il pianificatore ha rifiutato la chiave o le impostazioni di questo server. Avvisa chi gestisce il sito.",
  planner_declined:
    "Il pianificatore non è riuscito a gestire questa richiesta. Riprova, o avvisa chi gestisce il sito.",
  planner_unreachable: "Il pianificatore non risponde. Aspetta un minuto e riprova.",
  planner_blocked:
    "Il pianificatore non risponde a questa richiesta. Prova a scrivere la destinazione in un altro modo.",
  planner_stopped:
    "Il pianificatore si è fermato prima di finire. Riprova, o scrivi la destinazione in un altro modo.",
  planner_unreadable:
    "Non siamo riusciti a leggere la risposta del pianificatore, nemmeno al secondo tentativo. Riprova.",
  tool_too_slow: "Ci è voluto troppo tempo. Potrebbe comunque essere andato a buon fine.",
  plan_failed: "Non siamo riusciti a creare il viaggio. Riprova.",
  shutting_down: "Il server si sta riavviando. Riprova tra un attimo.",
  storage_full: "Il server non ha più spazio per salvare. Avvisa chi gestisce il sito.",
  busy: "Il server è occupato. Riprova tra un attimo.",
  storage_unreachable: "Il nostro archivio non risponde. Riprova tra un minuto.",
  storage_damaged:
    "I dati salvati su questo server sono danneggiati, quindi non possiamo mostrarli né salvare. Avvisa chi gestisce il sito.",
  trip_unreachable: "Impossibile caricare il viaggio perché non hai una connessione.",
  internal: "Qualcosa è andato storto da parte nostra. Riprova.",
};
