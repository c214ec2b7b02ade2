import { spanish } from "../../../../domain/messages/es/spanish.ts";
import type { RideBy } from "../../../../domain/places/ride.ts";
import type { wayWords as english, Vehicle } from "../../en/trip-page/way-words.ts";

const VEHICLES: Readonly<Record<Exclude<RideBy, "walk">, string>> = {
  tram: "Tranvía",
  bus: "Autobús",
  subway: "Metro",
  train: "Tren",
  ferry: "Ferri",
  funicular: "Funicular",
  cableCar: "Teleférico",
  other: "Línea",
};

const vehicle = ({ by, line }: Vehicle) =>
  line === undefined ? VEHICLES[by] : `${VEHICLES[by]} ${line}`;
const legs = (count: number) => spanish.count(count, { one: "trayecto", other: "trayectos" });
const grows = (count: number) => spanish.plural(count, { one: "se alarga", other: "se alargan" });
const shrinks = (count: number) => spanish.plural(count, { one: "se acorta", other: "se acortan" });

export const wayWords: typeof english = {
  ride: ({ vehicles, from, everyMinutes }) =>
    [
      vehicles.map(vehicle).join(", después ") + (from === undefined ? "" : ` desde ${from}`),
      ...(everyMinutes === undefined ? [] : [`cada ${everyMinutes} min`]),
    ].join(", "),
  noRide: "Estimado: según los horarios, no hay servicio a esa hora.",
  walkTo: (minutes, to) =>
    to === undefined ? `A pie, ${minutes} min` : `A pie hasta ${to}, ${minutes} min`,
  rideStep: ({ minutes, from, to, towards, ...by }) =>
    [
      vehicle(by) +
        (from === undefined ? "" : ` desde ${from}`) +
        (to === undefined ? "" : ` hasta ${to}`),
      ...(towards === undefined ? [] : [`dirección ${towards}`]),
      `${minutes} min`,
    ].join(", "),
  lastRide: (time) => `El último de vuelta sale a las ${time}.`,
  timetableMinutes: (minutes) => `${minutes} min según los horarios, con la espera habitual.`,
  timetable: (source) => `Horarios: ${source}`,
  byStreet: (way) => `${way} siguiendo las calles.`,
  estimated: "La distancia y el tiempo se estiman en línea recta.",
  estimatedRide: "El tiempo es estimado: no se conocen horarios.",
  usualWay: "Es lo que suele durar este trayecto.",
  openIn: "Abrir en",
  maps: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  off: ({ longer, shorter }) =>
    longer === 0
      ? `Según calles y horarios, ${legs(shorter)} de este plan ${shrinks(shorter)} más de diez minutos.`
      : shorter === 0
        ? `Según calles y horarios, ${legs(longer)} de este plan ${grows(longer)} más de diez minutos.`
        : `Según calles y horarios, ${legs(longer)} de este plan ${grows(longer)} más de diez minutos y ${shorter} ${shrinks(shorter)}.`,
  retime: "Ajustar horas",
  retimeTitle: "Ajustar las horas del plan",
  retimeMeaning:
    "Los lugares mantienen su día y su orden; las horas siguen los trayectos que se conocen ahora.",
  nothingToRetime: "Todas las horas están bien, así que tu plan sigue como está.",
};
