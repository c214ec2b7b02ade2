import { LIMITS } from "../../limits.ts";
import type { ERROR_MESSAGES as english } from "../en/error-messages.ts";
import { sayAdvice, sayProblem } from "../say-problem.ts";
import { french } from "./french.ts";

const requestProblem = sayProblem({
  whole: {
    badAddress: "son adresse ne commence pas par une barre oblique",
    bodyEmpty: "le corps est vide",
    destinationTooLong: "la destination est trop longue",
    fileUnnamed: "l’identifiant, le nom ou la partie du fichier ne convient pas",
    inputTooLong: "la saisie est trop longue",
    notHttp: "ce n’est pas du HTTP complet et valide",
    notJson: "ce n’est pas du JSON valide ou son adresse est mal formée",
    notUtf8: "ce n’est pas de l’UTF-8 valide",
    tokenInAddress: "un jeton d’accès se place dans l’en-tête Authorization",
    twoHosts: "un hôte y figure deux fois",
    unknownCursor: "le curseur ne vient pas de chez nous",
    unknownTripIds: `« ids » prend au plus ${LIMITS.list.wholeTrips} identifiants, avec des virgules`,
  },
  body: "le corps",
  fieldUnknown: (field) => `${field} a un champ que nous ne connaissons pas`,
  fieldUnfit: (field) => `valeur non valide pour ${field}`,
  fieldValue: (field, allowed) =>
    `${field} doit avoir l’une de ces valeurs : ${allowed.join(", ")}`,
  fieldType: (field, types) => `${field} doit être du type ${types.join(" ou ")}`,
  bounds: { fieldTooBig: "au plus", fieldTooSmall: "au moins" },
  units: { characters: "caractères", entries: "éléments" },
  value: (field, bound, amount) => `${field} doit valoir ${bound} ${amount}`,
  size: (field, bound, amount, unit) => `${field} doit avoir ${bound} ${amount} ${unit}`,
});

const IMPORT_PROBLEMS = {
  unknownFormat: "ce n’est pas un fichier Tripwright, GPX, KML ou KMZ",
  notList: "ce n’est pas une liste lisible. Utilisez JSON, CSV, KML, KMZ, GPX ou du texte",
  noNames: "il ne nomme aucun lieu",
  notBooking:
    "ce n’est pas une confirmation lisible. Utilisez un e-mail, un PDF, un calendrier, un pass ou du texte",
  noBookings: "nous n’y avons trouvé aucune réservation",
  noText: "c’est une image sans texte",
  noCode:
    "nous n’y avons trouvé aucun code. Prenez la photo d’en haut, bien droit, avec assez de lumière",
  fileTooLarge: "il dépasse {most} Mo",
  notUtf8: "son texte n’est pas en UTF-8",
  notJson: "ce n’est pas du JSON valide",
  notOurs: "c’est du JSON, mais pas un voyage Tripwright",
  newerVersion: "il vient d’une version plus récente de Tripwright",
  notXml: "ce n’est pas du XML valide",
  documentType: "il a un type de document, ce que nous n’acceptons pas",
  entity: "il définit ses propres entités, ce que nous n’acceptons pas",
  tooDeep: "il a trop de niveaux imbriqués",
  tooMany: "il a trop d’éléments",
  tooManyDays: "il a plus de {most} jours. Répartissez-le en plusieurs fichiers",
  tooManyPlaces: "il a plus de {most} lieux. Répartissez-le en plusieurs fichiers",
  tooManyOnDay: "il a un jour avec plus de {most} lieux. Divisez ce jour",
  tooManyHotels: "il a plus de {most} hôtels. Retirez-en",
  tooLarge: "son contenu décompressé est trop volumineux",
  notZip: "ce n’est pas un KMZ valide",
  noKml: "le KMZ ne contient pas de KML",
  noPlaces: "il n’a aucun lieu avec un nom et une position",
};

const besides = (others: readonly string[]) =>
  others.length === 0 ? "" : `, mais aussi ${french.list(others)}`;

const adviceText = sayAdvice({
  nearest: ({ city, km }) =>
    `La ville la plus proche que nous couvrons est ${city}, à environ ${french.way(km)}.`,
  namesake: ({ city, others }) => `Nous couvrons ${city} (un autre lieu)${besides(others)}.`,
  similar: ({ city }) => `Vouliez-vous dire ${city} ?`,
  sameCountry: ({ cities }) => `Dans le même pays, nous couvrons ${french.list(cities)}.`,
  some: ({ total, cities }) => `Nous couvrons ${total} villes, dont ${french.list(cities)}.`,
});

export const ERROR_MESSAGES: typeof english = {
  bad_request: (values) => `Nous n’avons pas pu lire cette requête : ${requestProblem(values)}.`,
  idempotency_key_missing:
    "Envoyez un en-tête Idempotency-Key de 8 à 100 lettres, chiffres, tirets ou tirets bas.",
  sign_in_failed: ({ problem }) => `La connexion a échoué : ${problem}.`,
  not_signed_in: "Connectez-vous d’abord.",
  token_refused: "Ce jeton d’accès n’est pas valide.",
  token_forbids: ({ scope }) =>
    scope === "none"
      ? "Les jetons d’accès ne fonctionnent pas ici."
      : `Il faut un jeton avec l’autorisation ${scope}.`,
  too_many_tokens: "Vous avez atteint la limite de jetons d’accès. Révoquez-en un d’abord.",
  wrong_origin: "Cette requête venait d’un autre site : nous l’avons refusée.",
  not_found: "Il n’y a rien à cette adresse.",
  trip_not_found: "Voyage introuvable",
  version_not_found: "Nous n’avons plus cette version du voyage.",
  link_not_found: "Ce lien n’existe plus.",
  link_ended: "Ce lien ne fonctionne plus. Contactez la personne qui l’a envoyé.",
  link_forbids: "Ce lien ne le permet pas. Contactez la personne qui l’a envoyé.",
  guest_unnamed: "Indiquez d’abord votre nom.",
  name_taken:
    "Quelqu’un porte déjà ce nom dans ce voyage. Si c’est vous, ouvrez votre lien personnel. Sinon, choisissez un autre nom.",
  guest_not_found: "Cet invité n’utilise plus ce lien.",
  person_not_found: "Cette personne n’a plus de compte ici.",
  person_full:
    "Cette personne a atteint la limite de voyages partagés d’un compte. Demandez-lui d’en quitter un d’abord.",
  too_many_links: "Vous avez atteint la limite de liens pour ce voyage. Désactivez-en un d’abord.",
  link_full: "Ce lien est complet. Contactez la personne qui l’a envoyé.",
  photo_not_found: "Il n’y a pas de photo.",
  generation_not_found: "Nous n’avons plus cette demande. Veuillez recommencer.",
  method_not_allowed: "Cette adresse n’accepte pas ce type de requête.",
  session_not_found: "Ce navigateur n’est plus connecté.",
  request_too_slow: "Cette requête a mis trop de temps à arriver.",
  other_person: "Quelqu’un d’autre est maintenant connecté dans ce navigateur. Rechargez la page.",
  too_many_trips: ({ trips }) =>
    `Vous avez ${french.count(trips, { one: "voyage", other: "voyages" })}, et votre compte n’a plus de place. Supprimez-en d’abord.`,
  files_full: ({ megabytes }) =>
    megabytes === 0
      ? "Les comptes de ce serveur n’ont pas de place pour les fichiers."
      : `Un compte a ${megabytes} Mo pour les fichiers, et un voyage ${LIMITS.keptFile.ofTrip} fichiers au plus. Retirez-en d’abord.`,
  file_not_found: "Ce fichier n’est plus dans le compte.",
  file_refused: "Seuls les PDF et les images (JPEG, PNG, WebP, GIF) peuvent être gardés.",
  version_conflict:
    "Ce voyage a été modifié ailleurs. Comparez les deux versions et choisissez-en une.",
  body_too_large: ({ mostBytes }) =>
    `Cette requête est trop volumineuse. La limite est de ${mostBytes / 1024} Ko.`,
  wrong_host: ({ publicUrl }) => `Ce serveur n’est accessible qu’à l’adresse ${publicUrl}.`,
  unsupported_media_type:
    "Envoyez du JSON non compressé en UTF-8, avec le type de contenu application/json.",
  required_selection_missing: "Veuillez remplir tous les champs",
  days_out_of_range: ({ maxDays }) => `Indiquez un nombre entier de jours, de 1 à ${maxDays}.`,
  cities_out_of_range:
    "Un voyage peut compter de deux à quatre villes, un jour ou plus dans chacune.",
  start_date_unreadable: "Indiquez une date de début valide, ou laissez vide.",
  start_date_missing: "Un calendrier a besoin de dates. Fixez une date de début, puis réessayez.",
  import_unreadable: ({ problem, most }) =>
    `Nous n’avons pas pu lire ce fichier : ${IMPORT_PROBLEMS[problem].replace("{most}", `${most}`)}.`,
  import_destination_missing:
    "Le fichier ne dit pas où sont ses lieux. Indiquez la destination, puis importez-le à nouveau.",
  idempotency_key_reused:
    "Cette demande a déjà été envoyée avec d’autres informations. Appuyez à nouveau sur « Créer le voyage ! ».",
  confirmation_mismatch: "Ce n’est pas l’adresse e-mail de ce compte : rien n’a été supprimé.",
  change_impossible: "Ce jour ou ce lieu n’est pas dans ce voyage : rien n’a changé.",
  day_locked:
    "Ce jour ou votre jour de trajet est verrouillé ou contient un lieu verrouillé : rien n’a changé.",
  trip_full: "Ce voyage ou ce jour est plein : rien n’a changé. Retirez d’abord quelque chose.",
  costs_full:
    "Vous avez atteint la limite de dépenses ou de voyageurs pour ce voyage. Retirez-en d’abord.",
  ideas_full: "Ce voyage ne peut pas contenir plus d’idées. Retirez-en d’abord.",
  list_full: "Les listes de ce voyage sont pleines. Retirez d’abord quelque chose.",
  trip_too_large:
    "Ce voyage est trop long pour être enregistré. Choisissez moins de jours ou raccourcissez ses notes.",
  destination_unknown: ({ destination, ...advice }) =>
    `${destination} n’est pas dans notre guide intégré, et nous n’inventons pas de lieux. ${adviceText(advice)}`,
  destination_unanswered: ({ destination, ...advice }) =>
    `${destination} n’est pas dans notre guide intégré, et les services qui nous renseignent sur d’autres lieux ne répondent pas. Réessayez plus tard. ${adviceText(advice)}`,
  destination_is_region: ({ destination }) =>
    `${destination} couvre plusieurs villes, et nous n’en planifions qu’une à la fois. Choisissez où loger.`,
  destination_ambiguous: ({ destination }) =>
    `« ${destination} » peut désigner plusieurs lieux. Choisissez le vôtre.`,
  too_little_known: ({ destination, places }) =>
    `Nos recherches en données ouvertes pour ${destination} ont donné ${french.count(places, { one: "lieu", other: "lieux" })} à voir. C’est trop peu pour un programme, et nous n’inventons pas de lieux.`,
  only_map_known: ({ destination, places }) =>
    `Nous n’avons trouvé ${destination} que sur la carte. OpenStreetMap indique ${french.count(places, { one: "lieu", other: "lieux" })}, mais aucun guide ni aucune encyclopédie ne dit ce qui mérite une visite : impossible de faire un programme.`,
  too_many_new_places:
    "Vous avez demandé beaucoup de destinations nouvelles pour nous. Attendez une heure, ou choisissez-en une dans notre guide.",
  version_required: "Envoyez la version que vous modifiez dans un en-tête If-Match.",
  too_many_requests: "Trop de requêtes. Attendez une minute et réessayez.",
  too_many_streams: "Trop de pages sont ouvertes. Fermez-en une et réessayez.",
  too_many_generations: ({ limit }) =>
    `Vous avez utilisé vos ${limit} programmes du jour. Vous pourrez recommencer après minuit UTC.`,
  already_planning:
    "Nous préparons déjà un programme pour vous. Attendez qu’il soit prêt, ou arrêtez-le d’abord.",
  server_daily_limit:
    "Ce serveur a atteint sa limite de programmes pour aujourd’hui. Revenez demain.",
  header_too_large: "Les en-têtes de cette requête sont trop longs.",
  cancelled: "Vous avez arrêté ce programme. Rien n’a été enregistré.",
  interrupted:
    "Notre serveur a redémarré pendant la préparation de votre programme. Veuillez réessayer.",
  planner_busy: "Le planificateur est occupé. Attendez une minute et réessayez.",
  planner_refused:
    "Le planificateur a refusé la clé ou les réglages de ce serveur. Prévenez l’administrateur du site.",
  planner_declined:
    "Le planificateur n’a pas pu traiter cette demande. Réessayez, ou prévenez l’administrateur du site.",
  planner_unreachable: "Le planificateur ne répond pas. Attendez une minute et réessayez.",
  planner_blocked:
    "Le planificateur ne veut pas répondre à cette demande. Essayez de formuler la destination autrement.",
  planner_stopped:
    "Le planificateur s’est arrêté avant la fin. Réessayez, ou formulez la destination autrement.",
  planner_unreadable:
    "Nous n’avons pas pu lire la réponse du planificateur, même au deuxième essai. Veuillez réessayer.",
  tool_too_slow: "C’était trop long. L’opération a peut-être quand même abouti.",
  plan_failed: "La création du voyage a échoué. Veuillez réessayer.",
  shutting_down: "Le serveur redémarre. Réessayez dans un instant.",
  storage_full:
    "Le serveur n’a plus de place pour enregistrer ceci. Prévenez l’administrateur du site.",
  busy: "Le serveur est occupé. Réessayez dans un instant.",
  storage_unreachable: "Notre stockage ne répond pas. Réessayez dans une minute.",
  storage_damaged:
    "Les données de ce serveur sont endommagées : impossible de les afficher ou de les enregistrer. Prévenez l’administrateur du site.",
  trip_unreachable: "Impossible de charger le voyage : vous êtes hors ligne.",
  internal: "Une erreur s’est produite de notre côté. Veuillez réessayer.",
};
