import { italian } from "../../../../domain/messages/it/italian.ts";
import type { RideBy } from "../../../../domain/places/ride.ts";
import type { wayWords as english, Vehicle } from "../../en/trip-page/way-words.ts";

const VEHICLES: Readonly<Record<Exclude<RideBy, "walk">, string>> = {
  tram: "Tram",
  bus: "Autobus",
  subway: "Metro",
  train: "Treno",
  ferry: "Traghetto",
  funicular: "Funicolare",
  cableCar: "Funivia",
  other: "Linea",
};

const vehicle = ({ by, line }: Vehicle) =>
  line === undefined ? VEHICLES[by] : `${VEHICLES[by]} ${line}`;
const legs = (count: number) => italian.count(count, { one: "tragitto", other: "tragitti" });
const grows = (count: number) =>
  italian.plural(count, { one: "si allunga", other: "si allungano" });
const shrinks = (count: number) =>
  italian.plural(count, { one: "si accorcia", other: "si accorciano" });

export const wayWords: typeof english = {
  ride: ({ vehicles, from, everyMinutes }) =>
    [
      vehicles.map(vehicle).join(", poi ") + (from === undefined ? "" : ` da ${from}`),
      ...(everyMinutes === undefined ? [] : [`ogni ${everyMinutes} min`]),
    ].join(", "),
  noRide: "Stima: secondo l’orario, a quell’ora non ci sono corse.",
  walkTo: (minutes, to) =>
    to === undefined ? `A piedi, ${minutes} min` : `A piedi fino a ${to}, ${minutes} min`,
  rideStep: ({ minutes, from, to, towards, ...by }) =>
    [
      vehicle(by) +
        (from === undefined ? "" : ` da ${from}`) +
        (to === undefined ? "" : ` a ${to}`),
      ...(towards === undefined ? [] : [`direzione ${towards}`]),
      `${minutes} min`,
    ].join(", "),
  lastRide: (time) => `L’ultima corsa per il rientro parte alle ${time}.`,
  timetableMinutes: (minutes) => `${minutes} min secondo l’orario, con l’attesa abituale.`,
  timetable: (source) => `Orario: ${source}`,
  byStreet: (way) => `${way} lungo le strade.`,
  estimated: "Lunghezza e tempo sono stimati in linea d’aria.",
  estimatedRide: "Il tempo è stimato: non conosciamo un orario.",
  usualWay: "È il tempo che di solito richiede questo tragitto.",
  openIn: "Apri in",
  maps: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  off: ({ longer, shorter }) =>
    longer === 0
      ? `Secondo strade e orari, ${legs(shorter)} di questo programma ${shrinks(shorter)} di oltre dieci minuti.`
      : shorter === 0
        ? `Secondo strade e orari, ${legs(longer)} di questo programma ${grows(longer)} di oltre dieci minuti.`
        : `Secondo strade e orari, ${legs(longer)} di questo programma ${grows(longer)} di oltre dieci minuti e ${shorter} ${shrinks(shorter)}.`,
  retime: "Aggiorna orari",
  retimeTitle: "Aggiorna gli orari del programma",
  retimeMeaning:
    "I luoghi mantengono giorno e ordine; gli orari seguono i tragitti come li conosciamo ora.",
  nothingToRetime: "Tutti gli orari vanno bene, quindi il tuo programma resta com’è.",
};
