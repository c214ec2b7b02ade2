import { french } from "../../../../domain/messages/fr/french.ts";
import type { RideBy } from "../../../../domain/places/ride.ts";
import type { wayWords as english, Vehicle } from "../../en/trip-page/way-words.ts";

const VEHICLES: Readonly<Record<Exclude<RideBy, "walk">, string>> = {
  tram: "Tram",
  bus: "Bus",
  subway: "Métro",
  train: "Train",
  ferry: "Ferry",
  funicular: "Funiculaire",
  cableCar: "Téléphérique",
  other: "Ligne",
};

const vehicle = ({ by, line }: Vehicle) =>
  line === undefined ? VEHICLES[by] : `${VEHICLES[by]} ${line}`;
const legs = (count: number) =>
  french.count(count, { one: "trajet durerait", other: "trajets dureraient" });

export const wayWords: typeof english = {
  ride: ({ vehicles, from, everyMinutes }) =>
    [
      vehicles.map(vehicle).join(", puis ") + (from === undefined ? "" : ` depuis ${from}`),
      ...(everyMinutes === undefined ? [] : [`toutes les ${everyMinutes} min`]),
    ].join(", "),
  noRide: "Estimation : aucun passage à cette heure selon les horaires.",
  walkTo: (minutes, to) =>
    to === undefined ? `À pied, ${minutes} min` : `À pied jusqu’à ${to}, ${minutes} min`,
  rideStep: ({ minutes, from, to, towards, ...by }) =>
    [
      vehicle(by) +
        (from === undefined ? "" : ` depuis ${from}`) +
        (to === undefined ? "" : ` jusqu’à ${to}`),
      ...(towards === undefined ? [] : [`direction ${towards}`]),
      `${minutes} min`,
    ].join(", "),
  lastRide: (time) => `Dernier départ pour le retour : ${time}.`,
  timetableMinutes: (minutes) => `${minutes} min selon les horaires, avec l’attente habituelle.`,
  timetable: (source) => `Horaires : ${source}`,
  byStreet: (way) => `${way} par les rues.`,
  estimated: "Distance et durée estimées à vol d’oiseau.",
  estimatedRide: "Durée estimée : aucun horaire connu.",
  usualWay: "C’est la durée habituelle de ce trajet.",
  openIn: "Ouvrir dans",
  maps: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  off: ({ longer, shorter }) =>
    longer === 0
      ? `Selon les rues et les horaires, ${legs(shorter)} plus de dix minutes de moins que prévu.`
      : shorter === 0
        ? `Selon les rues et les horaires, ${legs(longer)} plus de dix minutes de plus que prévu.`
        : `Selon les rues et les horaires, ${legs(longer)} plus de dix minutes de plus que prévu, et ${shorter} de moins.`,
  retime: "Ajuster",
  retimeTitle: "Ajuster les heures",
  retimeMeaning:
    "Les lieux gardent leur jour et leur ordre ; les heures suivent les trajets tels qu’on les connaît maintenant.",
  nothingToRetime: "Toutes les heures sont bonnes : votre programme ne change pas.",
};
