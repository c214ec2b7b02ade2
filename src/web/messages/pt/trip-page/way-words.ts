import { portuguese } from "../../../../domain/messages/pt/portuguese.ts";
import type { RideBy } from "../../../../domain/places/ride.ts";
import type { wayWords as english, Vehicle } from "../../en/trip-page/way-words.ts";

const VEHICLES: Readonly<Record<Exclude<RideBy, "walk">, string>> = {
  tram: "Bonde",
  bus: "Ônibus",
  subway: "Metrô",
  train: "Trem",
  ferry: "Balsa",
  funicular: "Funicular",
  cableCar: "Teleférico",
  other: "Linha",
};

const vehicle = ({ by, line }: Vehicle) =>
  line === undefined ? VEHICLES[by] : `${VEHICLES[by]} ${line}`;
const legs = (count: number) => portuguese.count(count, { one: "trajeto", other: "trajetos" });
const would = (count: number) => portuguese.plural(count, { one: "ficaria", other: "ficariam" });

export const wayWords: typeof english = {
  ride: ({ vehicles, from, everyMinutes }) =>
    [
      vehicles.map(vehicle).join(", depois ") + (from === undefined ? "" : ` de ${from}`),
      ...(everyMinutes === undefined ? [] : [`a cada ${everyMinutes} min`]),
    ].join(", "),
  noRide: "Estimativa: a tabela de horários não tem viagem nessa hora.",
  walkTo: (minutes, to) =>
    to === undefined ? `A pé, ${minutes} min` : `A pé até ${to}, ${minutes} min`,
  rideStep: ({ minutes, from, to, towards, ...by }) =>
    [
      vehicle(by) +
        (from === undefined ? "" : ` de ${from}`) +
        (to === undefined ? "" : ` até ${to}`),
      ...(towards === undefined ? [] : [`sentido ${towards}`]),
      `${minutes} min`,
    ].join(", "),
  lastRide: (time) => `O último transporte de volta sai às ${time}.`,
  timetableMinutes: (minutes) => `${minutes} min pela tabela de horários, com a espera habitual.`,
  timetable: (source) => `Tabela de horários: ${source}`,
  byStreet: (way) => `${way} pelas ruas.`,
  estimated: "Distância e tempo são estimados em linha reta.",
  estimatedRide: "O tempo é uma estimativa: não há tabela de horários conhecida.",
  usualWay: "É o tempo que este trajeto costuma levar.",
  openIn: "Abrir em",
  maps: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  off: ({ longer, shorter }) =>
    longer === 0
      ? `Pelas ruas e tabelas de horários, ${legs(shorter)} deste roteiro ${would(shorter)} mais de dez minutos abaixo do previsto.`
      : shorter === 0
        ? `Pelas ruas e tabelas de horários, ${legs(longer)} deste roteiro ${would(longer)} mais de dez minutos acima do previsto.`
        : `Pelas ruas e tabelas de horários, ${legs(longer)} deste roteiro ${would(longer)} mais de dez minutos acima do previsto, e ${shorter} abaixo.`,
  retime: "Ajustar horários",
  retimeTitle: "Ajustar horários do roteiro",
  retimeMeaning:
    "Os lugares mantêm o dia e a ordem; os horários seguem os trajetos como os conhecemos agora.",
  nothingToRetime: "Todos os horários estão certos, por isso seu roteiro continua como está.",
};
