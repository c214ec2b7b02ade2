import { LIMITS } from "../../limits.ts";
import type { ERROR_MESSAGES as english } from "../en/error-messages.ts";
import { sayAdvice, sayProblem } from "../say-problem.ts";
import { german } from "./german.ts";

const requestProblem = sayProblem({
  whole: {
    badAddress: "die Adresse beginnt nicht mit einem Schrägstrich",
    bodyEmpty: "der Inhalt ist leer",
    destinationTooLong: "das Reiseziel ist zu lang",
    fileUnnamed: "Kennung, Name oder Teil der Datei sind nicht verwendbar",
    inputTooLong: "die Eingabe ist zu lang",
    notHttp: "es ist kein vollständiges, gültiges HTTP",
    notJson: "es ist kein gültiges JSON, oder die Adresse ist fehlerhaft",
    notUtf8: "es ist kein gültiges UTF-8",
    tokenInAddress: "ein Zugriffstoken gehört in den Authorization-Header",
    twoHosts: "es wird zweimal ein Host genannt",
    unknownCursor: "der Cursor ist keiner von unseren",
    unknownTripIds: `„ids“ darf höchstens ${LIMITS.list.wholeTrips} Kennungen von Reisen nennen, mit Kommas`,
  },
  body: "der Inhalt",
  fieldUnknown: (field) => `${field} hat ein Feld, das wir nicht kennen`,
  fieldUnfit: (field) => `${field} ist ungültig`,
  fieldValue: (field, allowed) => `${field} muss eines davon sein: ${allowed.join(", ")}`,
  fieldType: (field, types) => `${field} muss vom Typ ${types.join(" oder ")} sein`,
  bounds: { fieldTooBig: "höchstens", fieldTooSmall: "mindestens" },
  units: { characters: "Zeichen", entries: "Einträge" },
  value: (field, bound, amount) => `${field} muss ${bound} ${amount} sein`,
  size: (field, bound, amount, unit) => `${field} muss ${bound} ${amount} ${unit} haben`,
});

const IMPORT_PROBLEMS = {
  unknownFormat: "es ist keine Datei von Tripwright und kein GPX, KML oder KMZ",
  notList: "es ist keine Liste, die wir lesen können. Nimm JSON, CSV, KML, KMZ, GPX oder Text",
  noNames: "es werden keine Orte genannt",
  notBooking:
    "es ist keine Bestätigung, die wir lesen können. Nimm eine E-Mail, ein PDF, einen Kalender, einen Wallet-Pass oder Text",
  noBookings: "wir haben keine Buchungen darin gefunden",
  noText: "es ist ein Bild ohne Text",
  noCode: "darin ist kein Code zu finden. Fotografiere ihn gerade von oben und bei gutem Licht",
  fileTooLarge: "sie ist größer als {most} MB",
  notUtf8: "der Text ist kein UTF-8",
  notJson: "es ist kein gültiges JSON",
  notOurs: "es ist JSON, aber keine Reise von Tripwright",
  newerVersion: "sie stammt aus einer neueren Version von Tripwright",
  notXml: "es ist kein gültiges XML",
  documentType: "sie hat einen Dokumenttyp, den wir nicht unterstützen",
  entity: "sie definiert eigene Entitäten, die wir nicht unterstützen",
  tooDeep: "sie ist zu tief verschachtelt",
  tooMany: "sie hat zu viele Teile",
  tooManyDays: "sie hat mehr als {most} Tage. Teile sie auf mehrere Dateien auf",
  tooManyPlaces: "sie hat mehr als {most} Orte. Teile sie auf mehrere Dateien auf",
  tooManyOnDay: "ein Tag hat mehr als {most} Orte. Teile den Tag auf",
  tooManyHotels: "sie hat mehr als {most} Hotels. Entferne einige",
  tooLarge: "der entpackte Inhalt ist zu groß",
  notZip: "es ist kein gültiges KMZ",
  noKml: "das KMZ enthält kein KML",
  noPlaces: "sie hat keine Orte mit Namen und Position",
};

const besides = (others: readonly string[]) =>
  others.length === 0 ? "" : `; außerdem ${german.list(others)}`;

const adviceText = sayAdvice({
  nearest: ({ city, km }) =>
    `Die nächste Stadt in unserem Reiseführer ist ${city}, etwa ${german.way(km)} entfernt.`,
  namesake: ({ city, others }) =>
    `In unserem Reiseführer steht ${city}, aber das ist ein anderer Ort${besides(others)}.`,
  similar: ({ city }) => `Meinst du ${city}?`,
  sameCountry: ({ cities }) => `Im selben Land haben wir ${german.list(cities)}.`,
  some: ({ total, cities }) => `Wir haben ${total} Städte, darunter ${german.list(cities)}.`,
});

export const ERROR_MESSAGES: typeof english = {
  bad_request: (values) => `Wir konnten diese Anfrage nicht lesen: ${requestProblem(values)}.`,
  idempotency_key_missing:
    "Sende einen Idempotency-Key-Header mit 8 bis 100 Buchstaben, Ziffern, Binde- oder Unterstrichen.",
  sign_in_failed: ({ problem }) => `Wir konnten dich nicht anmelden: ${problem}.`,
  not_signed_in: "Bitte melde dich zuerst an.",
  token_refused: "Dieses Zugriffstoken ist ungültig.",
  token_forbids: ({ scope }) =>
    scope === "none"
      ? "Zugriffstoken funktionieren hier nicht."
      : `Dafür braucht es ein Token mit der Berechtigung „${scope}“.`,
  too_many_tokens: "Du hast die Höchstzahl an Zugriffstoken erreicht. Widerruf zuerst eines.",
  wrong_origin: "Diese Anfrage kam von einer anderen Website, deshalb haben wir sie abgelehnt.",
  not_found: "Unter dieser Adresse gibt es nichts.",
  trip_not_found: "Keine Reise gefunden",
  version_not_found: "Diese Version der Reise bewahren wir nicht mehr auf.",
  link_not_found: "Diesen Link gibt es nicht mehr.",
  link_ended: "Dieser Link funktioniert nicht mehr. Frag die Person, die ihn geschickt hat.",
  link_forbids: "Dieser Link erlaubt das nicht. Frag die Person, die ihn geschickt hat.",
  guest_unnamed: "Gib zuerst deinen Namen ein.",
  name_taken:
    "Bei dieser Reise heißt schon jemand so. Wenn du das bist, öffne deinen persönlichen Link. Wähl sonst einen anderen Namen.",
  guest_not_found: "Dieser Gast gehört nicht mehr zu diesem Link.",
  person_not_found: "Diese Person hat hier kein Konto mehr.",
  person_full:
    "Diese Person hat so viele geteilte Reisen, wie ein Konto aufnehmen kann. Bitte sie, zuerst eine zu verlassen.",
  too_many_links:
    "Du hast die Höchstzahl an Links zu dieser Reise erreicht. Schalte zuerst einen aus.",
  link_full: "Dieser Link ist voll. Frag die Person, die ihn geschickt hat.",
  photo_not_found: "Davon gibt es kein Foto.",
  generation_not_found: "Diese Anfrage haben wir nicht mehr. Bitte fang von vorn an.",
  method_not_allowed: "Diese Adresse nimmt solche Anfragen nicht an.",
  session_not_found: "Dieser Browser ist nicht mehr angemeldet.",
  request_too_slow: "Diese Anfrage brauchte zu lange, bis sie ankam.",
  other_person: "In diesem Browser ist jetzt jemand anderes angemeldet. Lade die Seite neu.",
  too_many_trips: ({ trips }) =>
    `Du hast ${german.count(trips, { one: "Reise", other: "Reisen" })}, und dein Konto hat keinen Platz für mehr. Lösch zuerst einige.`,
  files_full: ({ megabytes }) =>
    megabytes === 0
      ? "Konten haben auf diesem Server keinen Platz für Dateien."
      : `Ein Konto hat ${megabytes} MB für Dateien, eine Reise höchstens ${LIMITS.keptFile.ofTrip} Dateien. Entferne zuerst einige.`,
  file_not_found: "Diese Datei ist nicht mehr im Konto.",
  file_refused: "Nur PDFs und Bilder (JPEG, PNG, WebP, GIF) lassen sich aufbewahren.",
  version_conflict: "Diese Reise wurde anderswo geändert. Vergleich beide Versionen und wähl eine.",
  body_too_large: ({ mostBytes }) =>
    `Diese Anfrage ist zu groß. Die Grenze liegt bei ${mostBytes / 1024} KB.`,
  wrong_host: ({ publicUrl }) => `Dieser Server ist nur unter ${publicUrl} erreichbar.`,
  unsupported_media_type:
    "Sende unkomprimiertes JSON in UTF-8 mit dem Inhaltstyp application/json.",
  required_selection_missing: "Bitte füll alle Felder aus",
  days_out_of_range: ({ maxDays }) => `Gib eine ganze Zahl von 1 bis ${maxDays} Tagen ein.`,
  cities_out_of_range: "Eine Reise kann zwei bis vier Städte haben, mit je einem Tag oder mehr.",
  start_date_unreadable: "Gib ein gültiges Startdatum ein oder lass es leer.",
  start_date_missing:
    "Ein Kalender braucht Reisedaten. Leg ein Startdatum fest und versuch es dann noch einmal.",
  import_unreadable: ({ problem, most }) =>
    `Wir konnten diese Datei nicht lesen: ${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}.`,
  import_destination_missing:
    "Die Datei sagt nicht, wo ihre Orte liegen. Gib das Reiseziel ein und importier sie dann noch einmal.",
  idempotency_key_reused:
    "Diese Anfrage wurde schon mit anderen Angaben gesendet. Bitte drück noch einmal auf „Reise erstellen!“.",
  confirmation_mismatch:
    "Das ist nicht die E-Mail-Adresse dieses Kontos, deshalb wurde nichts gelöscht.",
  change_impossible:
    "Dieser Tag oder Ort gehört nicht zu dieser Reise, deshalb hat sich nichts geändert.",
  day_locked:
    "Dieser Tag oder dein Reisetag ist fixiert oder enthält einen fixierten Ort, deshalb hat sich nichts geändert.",
  trip_full:
    "Diese Reise oder dieser Tag ist voll, deshalb hat sich nichts geändert. Entferne zuerst etwas.",
  costs_full:
    "Du hast die Höchstzahl an Ausgaben oder Reisenden dieser Reise erreicht. Entferne zuerst etwas.",
  ideas_full: "Diese Reise kann keine weiteren Ideen aufnehmen. Entferne zuerst einige.",
  list_full: "Die Listen dieser Reise sind voll. Entferne zuerst etwas.",
  trip_too_large:
    "Diese Reise ist zu lang, um sie zu speichern. Wähl weniger Tage oder kürz die Notizen.",
  destination_unknown: ({ destination, ...advice }) =>
    `${destination} steht nicht in unserem Reiseführer, und wir erfinden keine Orte. ${adviceText(advice)}`,
  destination_unanswered: ({ destination, ...advice }) =>
    `${destination} steht nicht in unserem Reiseführer, und die Dienste, bei denen wir andere Orte nachschlagen, antworten nicht. Versuch es später noch einmal. ${adviceText(advice)}`,
  destination_is_region: ({ destination }) =>
    `${destination} umfasst mehr als eine Stadt, und wir planen immer nur eine. Wähl, wo du übernachten möchtest.`,
  destination_ambiguous: ({ destination }) =>
    `„${destination}“ könnte mehr als einen Ort meinen. Wähl den richtigen aus.`,
  too_little_known: ({ destination, places }) =>
    `Wir haben offene Daten zu ${destination} durchsucht und ${german.count(places, { one: "sehenswerten Ort", other: "sehenswerte Orte" })} gefunden. Das ist zu wenig für einen Plan, und wir erfinden keine Orte.`,
  only_map_known: ({ destination, places }) =>
    `Wir haben ${destination} nur auf der Karte gefunden. OpenStreetMap zeigt ${german.count(places, { one: "Ort", other: "Orte" })}, aber kein Reiseführer und keine Enzyklopädie sagt, was sehenswert ist. Deshalb können wir keinen Plan erstellen.`,
  too_many_new_places:
    "Du hast nach vielen Reisezielen gefragt, die für uns neu sind. Warte eine Stunde oder wähl eines aus unserem Reiseführer.",
  version_required: "Sende die Version, die du änderst, in einem If-Match-Header.",
  too_many_requests:
    "Du hast zu viele Anfragen gesendet. Warte eine Minute und versuch es noch einmal.",
  too_many_streams: "Du hast zu viele Seiten geöffnet. Schließ eine und versuch es noch einmal.",
  too_many_generations: ({ limit }) =>
    `Du hast alle ${limit} Pläne für heute verbraucht. Nach Mitternacht (UTC) kannst du wieder planen.`,
  already_planning:
    "Wir erstellen schon einen Plan für dich. Warte, bis er fertig ist, oder stopp ihn zuerst.",
  server_daily_limit:
    "Dieser Server hat die Höchstzahl an Plänen für heute erreicht. Bitte komm morgen wieder.",
  header_too_large: "Die Header dieser Anfrage sind zu lang.",
  cancelled: "Du hast diesen Plan gestoppt. Es wurde nichts gespeichert.",
  interrupted:
    "Unser Server wurde neu gestartet, während er deinen Plan erstellte. Bitte versuch es noch einmal.",
  planner_busy: "Der Planer ist ausgelastet. Warte eine Minute und versuch es noch einmal.",
  planner_refused:
    "Der Planer hat den Schlüssel oder die Einstellungen dieses Servers abgelehnt. Bitte sag den Betreibern der Website Bescheid.",
  planner_declined:
    "Der Planer konnte diese Anfrage nicht bearbeiten. Versuch es noch einmal oder sag den Betreibern der Website Bescheid.",
  planner_unreachable: "Der Planer antwortet nicht. Warte eine Minute und versuch es noch einmal.",
  planner_blocked:
    "Der Planer beantwortet diese Anfrage nicht. Versuch, das Reiseziel anders zu formulieren.",
  planner_stopped:
    "Der Planer hat vorzeitig aufgehört. Versuch es noch einmal oder formulier das Reiseziel anders.",
  planner_unreadable:
    "Wir konnten die Antwort des Planers auch beim zweiten Versuch nicht lesen. Bitte versuch es noch einmal.",
  tool_too_slow: "Das hat zu lange gedauert. Vielleicht hat es trotzdem geklappt.",
  plan_failed: "Die Reise ließ sich nicht erstellen. Bitte versuch es noch einmal.",
  shutting_down: "Der Server startet neu. Bitte versuch es gleich noch einmal.",
  storage_full:
    "Der Server hat keinen Platz mehr, um das zu speichern. Bitte sag den Betreibern der Website Bescheid.",
  busy: "Der Server ist ausgelastet. Bitte versuch es gleich noch einmal.",
  storage_unreachable:
    "Unser Speicher antwortet nicht. Bitte versuch es in einer Minute noch einmal.",
  storage_damaged:
    "Die gespeicherten Daten dieses Servers sind beschädigt, deshalb können wir das weder zeigen noch speichern. Bitte sag den Betreibern der Website Bescheid.",
  trip_unreachable: "Die Reise kann nicht geladen werden, weil du offline bist.",
  internal: "Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.",
};
