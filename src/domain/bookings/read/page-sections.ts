/** A confirmation of several bookings, as agencies write it: a heading for each, and what it has below. */
import type { BookingKind } from "../booking.ts";
import { partOf, type TextPage } from "./text-page.ts";

export type PageSection = {
  /** Undefined where it isn't a booking: a transfer, an insurance. */
  readonly kind: BookingKind | undefined;
  readonly page: TextPage;
};

const HEADINGS: ReadonlyArray<readonly [BookingKind | undefined, RegExp]> = [
  [
    "flight",
    /^(?:flights?|air travel|flüge?|vols?|vuelos?|vol[oi]|voos?|vlucht(?:en)?|flyg|loty?)$/iu,
  ],
  [
    "train",
    /^(?:trains?|rail|bahn(?:fahrt)?|zug(?:fahrt)?|trenes|tren|tren[oi]|comboios?|trein(?:en)?)$/iu,
  ],
  ["bus", /^(?:bus|coach|busfahrt|autocar|autobús|autobus|ônibus|autocarro)$/iu],
  [
    "ferry",
    /^(?:ferry|ferries|fähren?|traversée|bateau|traghett[oi]|balsa|transbordador|färja|veerboot)$/iu,
  ],
  [
    "car",
    /^(?:car|car (?:hire|rental)|rental car|hire car|mietwagen|location de voiture|voiture|(?:coche|alquiler) de (?:alquiler|coche)|alquiler|coche|auto a noleggio|noleggio(?: auto)?|aluguer(?: de (?:carro|automóvel))?|aluguel de carro|huurauto|hyrbil)$/iu,
  ],
  [
    "stay",
    /^(?:hotels?|stay|accommodation|lodging|unterkunft|übernachtung|hôtel|hébergement|alojamiento|alojamento|hospedagem|albergo|alloggio|struttura|accommodatie|boende)$/iu,
  ],
  [
    "ticket",
    /^(?:activit(?:y|ies)|excursions?|tours?|tickets?|ausfl[uü]ge?|aktivität(?:en)?|activités?|actividad(?:es)?|excursi(?:ón|ones)|attività|escursion[ei]|atividades?|passeios?)$/iu,
  ],
  ["table", /^(?:restaurant|dinner|table|abendessen|tisch|ristorante|restaurante)$/iu],
  [
    undefined,
    /^(?:(?:airport |private )?transfers?|insurance|travel insurance|extras?|versicherung|reiseversicherung|assurance|seguro(?: de viaje)?|assicurazione|trasferiment[oi]|traslados?|payment|price|total|important information|notes?|zahlung|preis|hinweise|paiement|pago|pagamento|wichtige (?:informationen|hinweise))$/iu,
  ],
];
const NUMBERED = /^(?:(?:\d{1,2}|[a-h]|[ivx]{1,4})[.):]\s{0,3}|[•*#>\-–—=[\s]{1,6})/iu;
const COUNTED = /^(?:\d{1,2}|[ivx]{1,4})[.):]\s/iu;
const OWN =
  /^(?:your|ihre?|dein(?:e|en)?|votre|vos|sus?|tus?|il tuo|la tua|o seu|a sua|uw|din|ditt)\s/iu;
const MOST_SECTIONS = 20;
const MOST_LETTERS = 40;

/** The parts of a page under headings of two or more kinds; none where it isn't built so. */
export function sectionsOf(page: TextPage): PageSection[] {
  const starts = page.lines
    .flatMap(({ cells, text }, line) => {
      const [first = "", ...rest] = cells;
      if (first.length > MOST_LETTERS || (rest.length > 0 && !COUNTED.test(first))) return [];
      const kind = kindOfHeading(rest.length > 0 ? first : text);
      return kind === "none" ? [] : [{ kind, line, title: rest.join("  ") }];
    })
    .slice(0, MOST_SECTIONS);
  const kinds = new Set(starts.flatMap(({ kind }) => kind ?? []));
  if (kinds.size < 2) return [];
  return starts.map(({ kind, line, title }, at) => {
    const part = partOf(page, line + 1, starts[at + 1]?.line ?? page.lines.length);
    return { kind, page: title === "" ? part : withTitle(part, title, kind) };
  });
}

/** "2. HOTEL   Hotel Norðurljós, Laugavegur 88": whose it is stands beside the heading. */
function withTitle(part: TextPage, title: string, kind: BookingKind | undefined): TextPage {
  const isNamed = kind === "stay" || kind === "car";
  return {
    ...part,
    facts: isNamed ? [{ label: "hotel", value: title, line: 0 }, ...part.facts] : part.facts,
    text: `${title}\n${part.text}`,
  };
}

function kindOfHeading(text: string): BookingKind | undefined | "none" {
  const bare = text
    .replace(NUMBERED, "")
    .replace(/[\s:.\-–—=*\]]{1,8}$/u, "")
    .replace(OWN, "");
  const found = HEADINGS.find(([, words]) => words.test(bare));
  return found === undefined ? "none" : found[0];
}
