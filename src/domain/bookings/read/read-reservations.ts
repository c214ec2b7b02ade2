import type { Booking, BookingKind, BookingPlace, LocalTime } from "../booking.ts";
import { field, isRecord, type Json, listOf, nameOf, textOf } from "./json-parts.ts";
import { airportPlace, type Draft, type ReadingContext, zoneOfPlace } from "./read-booking.ts";
import { instantOf, inZone, isoTime, isZone } from "./time-of-day.ts";

/** A page's data hardly nests deeper; a list of reservations has a graph around it. */
const MAX_DEPTH = 12;
const MAX_RESERVATIONS = 50;
const MAX_NODES = 5000;

/** https://developers.google.com/workspace/gmail/markup/reference, and schema.org/Reservation. */
const KIND_OF: Readonly<Record<string, BookingKind>> = {
  FlightReservation: "flight",
  TrainReservation: "train",
  BusReservation: "bus",
  BoatReservation: "ferry",
  RentalCarReservation: "car",
  LodgingReservation: "stay",
  FoodEstablishmentReservation: "table",
  EventReservation: "event",
};
/** Events that are a visit of a sight. */
const SIGHTS =
  /^(?:TouristAttraction|Museum|Zoo|Aquarium|AmusementPark|LandmarksOrHistoricalBuildings|ExhibitionEvent|VisualArtsEvent)$/;

/**
 * The reservations in data of schema.org as mails have it, JSON-LD or microdata: alone, in arrays, graphs or packages.
 *
 * @param data what was parsed, of any shape.
 */
export function readReservations(data: unknown, context: ReadingContext): Draft[] {
  const found: Json[] = [];
  const budget = { nodes: MAX_NODES };
  collect(data, found, 0, budget);
  return found.flatMap((one) => draftOf(one, context) ?? []);
}

function collect(data: unknown, found: Json[], depth: number, budget: { nodes: number }): void {
  budget.nodes -= 1;
  if (depth > MAX_DEPTH || budget.nodes < 0 || found.length >= MAX_RESERVATIONS) return;
  if (Array.isArray(data)) {
    for (const one of data) collect(one, found, depth + 1, budget);
    return;
  }
  if (!isRecord(data)) return;
  const isReservation = typesOf(data).some((type) => Object.hasOwn(KIND_OF, type));
  if (isReservation) {
    // Several trips in one reservation: a list in `reservationFor`.
    const trips = listOf(data.reservationFor);
    if (trips.length > 1) found.push(...trips.map((trip) => ({ ...data, reservationFor: trip })));
    else found.push(data);
  }
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === "object" && !(isReservation && key === "reservationFor")) {
      collect(value, found, depth + 1, budget);
    }
  }
}

function draftOf(data: Json, context: ReadingContext): Draft | undefined {
  const type = typesOf(data).find((one) => Object.hasOwn(KIND_OF, one)) ?? "";
  const kind = KIND_OF[type];
  const [subject = {}] = listOf(data.reservationFor).filter(isRecord);
  if (kind === undefined) return undefined;
  const unsure = new Set<string>();
  const own = partsOf(kind, data, subject, context, unsure);
  const number =
    textOf(data.reservationNumber) ?? textOf(data.reservationId) ?? textOf(data.confirmationNumber);
  const price = priceOf(data);
  const travellers = travellersOf(data);
  const seat = seatOf(data);
  const booking: Partial<Booking> = {
    ...own,
    ...(number === undefined ? {} : { number }),
    ...(price === undefined ? {} : { price }),
    ...(travellers.length === 0 ? {} : { travellers }),
    ...(seat === undefined ? {} : { seat }),
    state: stateOf(data),
  };
  return { booking, unsure };
}

function partsOf(
  kind: BookingKind,
  data: Json,
  subject: Json,
  context: ReadingContext,
  unsure: Set<string>,
): Partial<Booking> {
  const times = (first: unknown, last: unknown, at?: BookingPlace, to?: BookingPlace) => ({
    ...timeField("starts", first, at, context, unsure),
    ...timeField("ends", last, to ?? at, context, unsure),
  });
  if (kind === "flight") return flightOf(subject, times, context);
  if (kind === "train" || kind === "bus" || kind === "ferry") return rideOf(kind, subject, times);
  if (kind === "car") {
    const at = placeOf(data.pickupLocation);
    const to = placeOf(data.dropoffLocation);
    const name = nameOf(subject.rentalCompany) ?? nameOf(data.provider) ?? nameOf(subject);
    return {
      kind,
      ...named(name),
      ...(at === undefined ? {} : { at }),
      ...(to === undefined || to.name === at?.name ? {} : { to }),
      ...times(data.pickupTime, data.dropoffTime, at, to),
    };
  }
  const isEvent = kind === "event";
  const at = (isEvent ? placeOf(subject.location) : placeOf(subject)) ?? placeOf(subject);
  const isSight = [...typesOf(subject), ...typesOf(subject.location)].some((type) =>
    SIGHTS.test(type),
  );
  return {
    kind: isEvent && isSight ? "ticket" : kind,
    ...named(nameOf(subject)),
    ...(at === undefined ? {} : { at }),
    ...(kind === "stay"
      ? times(
          joined(data.checkinDate ?? data.checkinTime, data.checkinTime),
          joined(data.checkoutDate ?? data.checkoutTime, data.checkoutTime),
          at,
        )
      : times(data.startTime ?? subject.startDate, data.endTime ?? subject.endDate, at)),
  };
}

type Times = (
  first: unknown,
  last: unknown,
  at?: BookingPlace,
  to?: BookingPlace,
) => Partial<Booking>;

function flightOf(flight: Json, times: Times, { places }: ReadingContext): Partial<Booking> {
  const end = (data: unknown, terminal: unknown, gate: unknown): BookingPlace | undefined => {
    const airport = listOf(data).find(isRecord);
    const code = textOf(airport?.iataCode)?.toUpperCase();
    const name = nameOf(airport);
    if (code === undefined && name === undefined) return undefined;
    const place = code === undefined ? { name: name ?? "" } : airportPlace(code, name, places);
    const hall = textOf(terminal) ?? textOf(gate);
    const isBare = hall !== undefined && hall.length <= 3;
    const label = textOf(terminal) === undefined ? "Gate" : "Terminal";
    return hall === undefined ? place : { ...place, stop: isBare ? `${label} ${hall}` : hall };
  };
  const from = end(flight.departureAirport, flight.departureTerminal, flight.departureGate);
  const to = end(flight.arrivalAirport, flight.arrivalTerminal, undefined);
  const airline =
    textOf(field(flight.airline, "iataCode")) ?? textOf(field(flight.provider, "iataCode"));
  const number = textOf(flight.flightNumber)?.replace(/\s/g, "");
  const bare = number?.replace(/^([A-Z]{2}|[A-Z]\d|\d[A-Z])(?=\d{1,4}$)/i, "");
  const code = number === bare ? airline : number?.slice(0, -(bare?.length ?? 0));
  const name =
    number === undefined ? undefined : [code?.toUpperCase(), bare].filter(Boolean).join(" ");
  return {
    kind: "flight",
    ...named(name ?? nameOf(flight.airline)),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...times(flight.departureTime ?? flight.departureDay, flight.arrivalTime, from, to),
  };
}

function rideOf(kind: "train" | "bus" | "ferry", ride: Json, times: Times): Partial<Booking> {
  const stop = (platform: unknown) => {
    const text = textOf(platform);
    return text === undefined ? undefined : /\p{L}{2}/u.test(text) ? text : `Platform ${text}`;
  };
  const end = (data: unknown, platform: unknown): BookingPlace | undefined => {
    const place = placeOf(data);
    const where = stop(platform);
    return place === undefined || where === undefined ? place : { ...place, stop: where };
  };
  const from = end(
    ride.departureStation ?? ride.departureBusStop ?? ride.departureBoatTerminal,
    ride.departurePlatform,
  );
  const to = end(
    ride.arrivalStation ?? ride.arrivalBusStop ?? ride.arrivalBoatTerminal,
    ride.arrivalPlatform,
  );
  const number = textOf(ride.trainNumber ?? ride.busNumber);
  const line = textOf(ride.trainName ?? ride.busName);
  const runBy = nameOf(ride.trainCompany ?? ride.busCompany ?? ride.provider);
  const isWhole = number !== undefined && /\p{L}/u.test(number);
  const both =
    line !== undefined && number !== undefined && line.includes(number)
      ? line
      : [line, number].filter(Boolean).join(" ");
  const name = isWhole
    ? number
    : kind === "ferry"
      ? (nameOf(ride) ?? runBy)
      : both === number
        ? [runBy, number].filter(Boolean).join(" ")
        : both;
  return {
    kind,
    ...named(name || runBy || nameOf(ride)),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...times(ride.departureTime ?? ride.departureDay, ride.arrivalTime, from, to),
  };
}

/** "2026-12-04" and "15:00" as one. */
function joined(date: unknown, time: unknown): unknown {
  const [day, hour] = [textOf(date), textOf(time)];
  if (day === undefined || hour === undefined || day.includes("T")) return date;
  const bare = /^T?(\d\d:\d\d)/.exec(hour)?.[1];
  return bare === undefined ? date : `${day}T${bare}`;
}

function timeField(
  path: "starts" | "ends",
  value: unknown,
  at: BookingPlace | undefined,
  { places }: ReadingContext,
  unsure: Set<string>,
): Partial<Booking> {
  // KDE's programs write {"@value": "2027-03-12T09:15:00+01:00", "timezone": "Europe/Berlin"}.
  const read = isoTime(textOf(field(value, "@value") ?? value) ?? "");
  if (read === undefined) return {};
  const told = textOf(field(value, "timezone"));
  const zone = told !== undefined && isZone(told) ? told : zoneOfPlace(at, places, true);
  const { time, offset } = read;
  if (offset === undefined || time.time === undefined) return { [path]: time };
  if (zone === undefined) {
    // A sender that writes "Z" often means the clock of the place.
    if (offset === 0) unsure.add(`${path}.time`).add(`${path}.date`);
    return { [path]: time };
  }
  const there = inZone(time, offset, zone);
  const isAsWritten = instantOf({ ...time, zone }) === instantOf(there);
  if (isAsWritten) return { [path]: { ...time, zone } };
  unsure.add(`${path}.time`).add(`${path}.date`);
  return { [path]: there satisfies LocalTime };
}

function placeOf(data: unknown): BookingPlace | undefined {
  const place = listOf(data).find((one) => isRecord(one) || typeof one === "string");
  if (typeof place === "string") return place.trim() === "" ? undefined : { name: place.trim() };
  const name = nameOf(place);
  if (!isRecord(place) || name === undefined) return undefined;
  const address = addressOf(place.address);
  const [lat, lng] = [Number(field(place.geo, "latitude")), Number(field(place.geo, "longitude"))];
  const isThere = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
  return {
    name,
    ...(address === undefined ? {} : { address }),
    ...(isThere && textOf(field(place.geo, "latitude")) !== undefined
      ? { geoCoordinates: { lat, lng } }
      : {}),
  };
}

function addressOf(data: unknown): string | undefined {
  const [first] = listOf(data);
  if (!isRecord(first)) return textOf(first);
  const city = [textOf(first.postalCode), textOf(first.addressLocality)].filter(Boolean).join(" ");
  const country = textOf(first.addressCountry) ?? nameOf(first.addressCountry);
  const parts = [textOf(first.streetAddress), city, textOf(first.addressRegion), country];
  return parts.filter((part) => part !== undefined && part !== "").join(", ") || undefined;
}

function priceOf(data: Json): Booking["price"] | undefined {
  const spec = listOf(data.totalPrice).find(isRecord);
  const raw = textOf(spec?.price ?? spec?.value ?? data.totalPrice ?? data.price);
  const amount = Number(
    raw
      ?.replace(/[^\d.,-]/g, "")
      .replace(/,(?=\d{1,2}$)/, ".")
      .replace(/,/g, ""),
  );
  const currency = textOf(
    data.priceCurrency ?? spec?.priceCurrency ?? spec?.currency,
  )?.toUpperCase();
  const isPrice = raw !== undefined && Number.isFinite(amount) && amount >= 0;
  return isPrice && currency !== undefined && /^[A-Z]{3}$/.test(currency)
    ? { amount, currency }
    : undefined;
}

function travellersOf(data: Json): string[] {
  const names = [...listOf(data.underName), ...listOf(data.passenger)].map((one) => {
    const given = [textOf(field(one, "givenName")), textOf(field(one, "familyName"))];
    return nameOf(one) ?? (given.filter(Boolean).join(" ") || undefined);
  });
  return [...new Set(names.filter((name) => name !== undefined))].slice(0, 9);
}

function seatOf(data: Json): string | undefined {
  const tickets = listOf(data.reservedTicket);
  const seats = [
    ...listOf(data.ticketedSeat),
    ...tickets.flatMap((ticket) => listOf(field(ticket, "ticketedSeat"))),
  ];
  const printed = seats.flatMap((seat) => {
    const [section, row, number] = [
      textOf(field(seat, "seatSection")),
      textOf(field(seat, "seatRow")),
      textOf(field(seat, "seatNumber")),
    ];
    return number === undefined ? [] : [[section, row, number].filter(Boolean).join(" ")];
  });
  return (
    textOf(data.airplaneSeat) ??
    (printed.length === 0 ? undefined : printed.join(", ").slice(0, 60))
  );
}

function stateOf(data: Json): Booking["state"] {
  const status = textOf(data.reservationStatus) ?? nameOf(data.reservationStatus) ?? "";
  if (/cancell?ed/i.test(status)) return "cancelled";
  return textOf(data.modifiedTime) !== undefined && /hold|pending/i.test(status)
    ? "changed"
    : "booked";
}

function named(name: string | undefined): Partial<Booking> {
  return name === undefined || name === "" ? {} : { name };
}

function typesOf(data: unknown): string[] {
  const types = isRecord(data) ? listOf(data["@type"]) : [];
  return types.flatMap((type) =>
    typeof type === "string" ? [type.replace(/^https?:\/\/schema\.org\//, "")] : [],
  );
}
