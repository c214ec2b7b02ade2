/** What was booked. */
export type BookingKind =
  | "flight"
  | "train"
  | "bus"
  | "ferry"
  | "car"
  | "stay"
  | "table"
  | "ticket"
  | "event";

/** A clock reading at a place: `date` as 2026-12-01, `time` as 14:05 (24 h), `zone` an IANA name. */
export interface LocalTime {
  date: string;
  time?: string;
  zone?: string;
}

export interface BookingPlace {
  name: string;
  /** IATA code of an airport, or the station code as printed. */
  code?: string;
  address?: string;
  geoCoordinates?: { lat: number; lng: number };
  /** Terminal, platform or gate as booked. */
  stop?: string;
}

/** A booking of the trip. Transport goes `from` one place `to` another; everything else is at `at`. */
export interface Booking {
  id: string;
  kind: BookingKind;
  /** What a person calls it: "LH 1172", "Hotel Avenida", "Ramiro". */
  name: string;
  /** The confirmation, as printed. */
  number?: string;
  from?: BookingPlace;
  to?: BookingPlace;
  at?: BookingPlace;
  /** Departure, check-in, the hour of a table or a ticket. */
  starts: LocalTime;
  /** Arrival, check-out, end. */
  ends?: LocalTime;
  travellers?: string[];
  seat?: string;
  price?: { amount: number; currency: string };
  state: "booked" | "changed" | "cancelled";
  source: "mail" | "calendar" | "pass" | "document" | "code" | "hand" | "api";
}
