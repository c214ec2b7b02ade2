import { french } from "../../../domain/messages/fr/french.ts";
import type { mapWords as english } from "../en/map-words.ts";

export const mapWords: typeof english = {
  showOnMap: (name) => `Afficher ${name} sur la carte`,
  map: (dayNumber) =>
    dayNumber === undefined ? "Carte de tous les jours" : `Carte du jour ${dayNumber}`,
  wayTo: (place) => `Carte de l’itinéraire : ${place}`,
  surface: "Carte : flèches pour la déplacer, plus et moins pour zoomer",
  places: "Lieux sur la carte : flèches pour passer de l’un à l’autre",
  marker: (place, others = 0) =>
    `Jour ${place.dayNumber}, ${place.number} : ${place.name}${others === 0 ? "" : ` et ${french.count(others, { one: "autre", other: "autres" })} à proximité`}`,
  hotel: (name) => `Votre hôtel : ${name}`,
  whichDays: "Jours sur la carte",
  day: (dayNumber) => `Jour ${dayNumber}`,
  allDays: "Tous les jours",
  legend: "Légende",
  modes: {
    walk: "À pied",
    transit: "Transports en commun",
    taxi: "Taxi",
  },
  whereAmI: "Afficher ma position",
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  streetMap: "Plan des rues",
  streetMapFrom: (server) => `de ${server}`,
  streetMapFails: "Plan des rues indisponible. Le croquis s’affiche à la place.",
  credit: "© contributeurs OpenStreetMap",
  sketch: "Croquis : pas pour la navigation",
  unplaced: (count) =>
    `${french.count(count, { one: "lieu absent", other: "lieux absents" })} de la carte`,
  nowhere: "Nous ne savons pas où sont les lieux de ce jour : pas de carte possible.",
  fewer: (shown, all) =>
    `${shown} lieux sur ${all} affichés. Choisissez un jour pour voir tous ses lieux.`,
  asking: "Recherche de votre position…",
  ownPosition: "Vous êtes ici",
  near: (distance, name) => `${name} est à ${distance} de vous à vol d’oiseau.`,
  far: (distance) =>
    `Vous êtes à ${distance} de ce voyage, trop loin pour apparaître sur sa carte.`,
  ownPositionProblems: {
    refused:
      "Ce site n’a pas accès à votre position. Autorisez l’accès dans les réglages du navigateur et réessayez.",
    unknown: "Votre appareil ne trouve pas sa position pour l’instant.",
    late: "La recherche de votre position a été trop longue. Réessayez dehors.",
    impossible: "Ce navigateur ne peut pas partager votre position.",
  },
};
