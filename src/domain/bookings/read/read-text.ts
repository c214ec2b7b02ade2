import { type Booking, type BookingKind, isTransport } from "../booking.ts";
import { type DateReading, datesIn, orderIn } from "./dates-in-text.ts";
import { numberIn } from "./details-in-text.ts";
import { type PageSection, sectionsOf } from "./page-sections.ts";
import { placeNameIn } from "./place-in-text.ts";
import type { Draft, PlaceTable, ReadingContext } from "./read-booking.ts";
import { readJourney } from "./read-journey.ts";
import { NIGHTS, readCar, readStays, withDetails } from "./read-stay.ts";
import { readVisit, readVisits } from "./read-visit.ts";
import { flightsIn, trainsIn } from "./services.ts";
import { ADVERT, type TextPage } from "./text-page.ts";
import { timesIn } from "./times-in-text.ts";

/** Words that tell what was booked. The count of different ones decides. */
const WORDS: ReadonlyArray<readonly [BookingKind, RegExp]> = [
  [
    "flight",
    /(?<!\p{L})(?:flights?|fl[uü]ge?|flugnummer|abflug|airport|flughafen|vols?|aéroport|vuelos?|aeropuerto|vol[oi]|aeroporto|voos?|vlucht|flyg|flyafgang|lot|wylot|przylot|letiště|lotnisko|uçuş|havalimanı|πτήση|lento|airlines?|airways|boarding pass|bordkarte|carte d['’]embarquement|tarjeta de embarque|carta d['’]imbarco|cartão de embarque|terminal)(?!\p{L})/giu,
  ],
  [
    "train",
    /(?<!\p{L})(?:trains?|züge?|zug|bahn|bahnhof|hbf|gleis|bahnfahrt|zugbindung|fahrkarte|gare|voie|voiture|trenes|tren|estación|renfe|sncf|trenitalia|italo|andén|treno|treni|stazione|binario|carrozza|comboios?|trem|estação|carruagem|platform|railways?|rail|station|coach [a-z\d]{1,2}|lner|gwr|scotrail|transpennine|avanti|trainline|railcard|amtrak|sbb|öbb|ouigo|regiojet|wagen \d{1,3}|eurostar|ice|tgv|ouigo|inoui|ave|trein|spoor|tåg|tog|spår|perron|pociąg|peron|vlak|nádraží|τρένο|juna|raide|vagn)(?!\p{L})/giu,
  ],
  [
    "bus",
    /(?<!\p{L})(?:bus|buses|busse|fernbus|flixbus|busfahrt|busbahnhof|zob|bus station|bus stop|autocars?|autobus|autobús|autobuses|estación de autobuses|gare routière|pullman|autostazione|autocarro|ônibus|rodoviária|rede expressos|alsa|coach station|megabus|national express|blablacar|greyhound|busstation|rutebil|dworzec autobusowy|autobusové|otobüs|otogar|λεωφορείο|linja-auto|regiojet|eurolines|sindbad)(?!\p{L})/giu,
  ],
  [
    "ferry",
    /(?<!\p{L})(?:ferry|ferries|fähre|fähren|fährüberfahrt|sailing|vessel|überfahrt|hafen|port of|deck|cabin no|traversée|bateau|bac|port de|transbordador|naviera|travesía|traghetto|traghetti|imbarco|porto di|balsa|catamarã|catamaran|hydrofoil|aliscafo|line ferries|seaways|ferry ticket|dfds|stena|blue star|grimaldi|moby|tirrenia|brittany|irish ferries|color line|viking line|tallink|balearia|baleària|trasmed|homeward|outward|berth|m\/n|m\/v|f\/b|nave|cabina|cabine|färja|färjan|færge|ferge|skib|skip|fartyg|prom|statek|trajekt|loď|feribot|vapur|πλοίο|λιμάνι|lautta|veerboot|overtocht|hytte|kabina)(?!\p{L})/giu,
  ],
  [
    "car",
    /(?<!\p{L})(?:car rental|rental car|car hire|hire car|rent[- ]a[- ]car|mietwagen|autovermietung|anmietung|location de voiture|voiture de location|alquiler de coches?|coche de alquiler|noleggio(?: auto)?|autonoleggio|aluguer|aluguel|pick-?up location|drop-?off location|pick-?up|drop-?off|rental agreement|mietvertrag|vehicle|fahrzeug|huurauto|autoverhuur|hyrbil|biluthyrning|billeje|leiebil|wypożyczalnia|půjčovna|araç kiralama|ενοικίαση)(?!\p{L})/giu,
  ],
  [
    "stay",
    /(?<!\p{L})(?:check[- ]?in|check[- ]?out|nights?|nächte|übernachtung(?:en)?|nuits?|nuitées|noches?|nott[ei]|noites?|rooms?|zimmer|doppelzimmer|einzelzimmer|chambre|habitación|camera|quarto|hotel|hôtel|hostel|hostal|apartment|apartamento|appartement|anreise|abreise|unterkunft|inchecken|uitchecken|nachten|kamer|заезд|выезд|отель|гостиница|ночей|номер|nätter|nætter|værelse|netter|nocleg|pokój|pokoj|gece|oda|διανυκτερεύσεις|δωμάτιο|yötä|huone|hébergement|alojamiento|alojamento|struttura|breakfast|frühstück)(?!\p{L})/giu,
  ],
  [
    "table",
    /(?<!\p{L})(?:table|tisch|tischreservierung|restaurants?|restaurante|ristorante|mesa|tavolo|coperti|comensales|couverts|convives|party of \d{1,2}|party size|dinner|lunch|abendessen|mittagessen|dîner|déjeuner|cena|almuerzo|pranzo|jantar|almoço|diners|opentable|thefork|lafourchette|bookatable|resy|tasting menu|degustation|tafel|bord|stolik|stůl|masa|τραπέζι|pöytä)(?!\p{L})/giu,
  ],
  [
    "ticket",
    /(?<!\p{L})(?:museum|museo|musée|museu|gallery|galleria|galerie|palace|palacio|palácio|castle|schloss|château|castillo|castello|cathedral|basilica|tower|turm|tour eiffel|admission|entry|entrance|entrada|entradas|eintritt|eintrittskarten?|einlass|zeitfenster|time ?slot|billets? d['’]entrée|créneau|ingresso|biglietti|biglietto|bilhetes?|skip[- ]the[- ]line|guided tour|führung|visite guidée|visita guiada|visita guidata|exhibition|ausstellung|exposition|exposición|mostra|attraction|sehenswürdigkeit|activity|experience|tour|zoo|aquarium|park|meeting point|treffpunkt)(?!\p{L})/giu,
  ],
  [
    "event",
    /(?<!\p{L})(?:concert|konzert|concierto|concerto|event|veranstaltung|événement|évènement|evento|theat(?:er|re)|théâtre|teatro|opera|oper|opéra|ópera|show|musical|festival|match|spiel|partido|partita|jogo|stadium|stadion|stade|estadio|stadio|doors open|doors|einlass|row|reihe|rang|fila|block|performance|vorstellung|spectacle|espectáculo|spettacolo|espetáculo|matchday|kick-?off|cinema|kino|film|ballet)(?!\p{L})/giu,
  ],
];
const NO_BOOKING =
  /(?:this|it) is not a (?:reservation|booking|confirmation)|wait(?:ing)?[- ]?list|notify list|warteliste|liste d['’]attente|lista de espera|lista d['’]attesa|payment (?:reminder|due|failed)|zahlungserinnerung|rappel de paiement|recordatorio de pago|how was your (?:stay|visit|trip|meal|flight|experience)|(?:rate|review) your (?:stay|visit|trip|experience)|wie war (?:ihr|dein)|bewerten sie/iu;
const PARKING = /park(?:ing|platz|haus|en\b)|estaciona|parcheggio|aparcamiento|stationnement/i;
const TABLE_NAME = /^(\p{Lu}[^,:;!?\d]{2,60}?),\s/u;
const ENGLISH =
  /(?<!\p{L})(?:your|the|thank you|please|booking|departure|arrival|from)(?!\p{L})/giu;
const OTHERS =
  /(?<!\p{L})(?:ihre?|der|die|und|bitte|votre|vous|les|merci|pour|su|usted|gracias|para|il|della|grazie|per|sua|obrigad[oa]|você|uw|het|reserva|salida|llegada|localizador|importe|pasajeros?|prenotazione|partenza|arrivo|passeggeri|abfahrt|ankunft|buchung|reisende|gesamtpreis|départ|arrivée|réservation|voyageurs?|partida|chegada|passageiros?|saída|entrada|fecha|hora|datum|uhrzeit|heure|orario)(?!\p{L})/giu;

/**
 * The bookings that a confirmation's text tells of, by how it is built and not by who sent it: labels and their values,
 * numbers of flights and trains, hours beside places.
 */
export function readText(page: TextPage, { today, places }: ReadingContext): Draft[] {
  if (NO_BOOKING.test(page.subject) || NO_BOOKING.test(page.text.slice(0, 1500))) return [];
  const isEnglish = count(page.text, ENGLISH) >= count(page.text, OTHERS);
  const bare = { today, order: orderIn(page.text, isEnglish), known: [] };
  const dates = page.lines.flatMap(({ text }) => datesIn(text, bare));
  const known = [...new Set(dates.filter(({ isSure }) => isSure).map(({ date }) => date))];
  const reading = { ...bare, known, places };
  const sections = sectionsOf(page).flatMap((one) => readSection(one, page, reading));
  return sections.length > 0 ? sections : readWhole(page, reading);
}

/** What an agency's mail says under one heading; the number is the whole trip's where the section has none. */
function readSection({ kind, page }: PageSection, whole: TextPage, reading: Reading): Draft[] {
  if (kind === undefined) return [];
  const drafts = readKind(page, kind, reading, true);
  const number = numberIn(whole)?.number;
  return drafts.map(({ booking, unsure }) =>
    booking.number !== undefined || number === undefined
      ? { booking, unsure }
      : { booking: { ...booking, number }, unsure: new Set([...unsure, "number"]) },
  );
}

/** A page of one booking, or of several of a kind. */
function readWhole(page: TextPage, reading: Reading): Draft[] {
  if (isAdvert(page)) return [];
  const scores = scoresOf(page, reading.places);
  const found: Draft[] = [];
  const kinds = [...scores].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
  const [first] = kinds;
  const best = first === undefined ? 0 : (scores.get(first) ?? 0);
  for (const kind of kinds.slice(0, 4)) {
    const isMain = kind === first;
    const isLikely = (scores.get(kind) ?? 0) >= Math.max(3, best / 3);
    if (!isMain && !isLikely) continue;
    const drafts = readKind(page, kind, reading, isMain);
    const names = new Set(found.map(({ booking }) => booking.name));
    found.push(...drafts.filter(({ booking }) => isMain || !names.has(booking.name)));
  }
  if (found.length > 0) return found.map((draft) => doubted(draft, scores, page));
  return [...tableWithoutDate(page, first), ...unnamedVisit(page, reading)].slice(0, 1);
}

/** What offers something has prices to begin with, and no number. */
function isAdvert(page: TextPage): boolean {
  if (numberIn(page) !== undefined) return false;
  const adverts = page.lines.filter(({ text }) => ADVERT.test(text)).length;
  return adverts > 1 || (adverts === 1 && !CONFIRMED.test(page.text));
}

const WAYS = ["flight", "train", "bus", "ferry"] as const;

const CONFIRMED =
  /bestätigt|bestätigung|bekräftelse|bevestiging|(?<!\p{L})(?:booked|confirm(?:ed|ation)|reserviert|gebucht|réservée?|confirmée?|confirmation|reservad[oa]|confirmad[oa]|prenotat[oa]|confermat[oa]|conferma|bevestigd?|bekräft|bekreft|potwierdz|e-?ticket|itinerary)/iu;

/** "Your table is booked: Belcanto, 7:30 pm, party of 2": its day is asked. */
function tableWithoutDate(page: TextPage, kind: BookingKind | undefined): Draft[] {
  if (kind !== "table" || !CONFIRMED.test(page.text) || timesIn(page.text).length === 0) return [];
  return [withDetails(page, new Set(["name", "at.name"]), tableIn(page))];
}

/** The name in front of the hour, else as of any table. */
function tableIn(page: TextPage): Partial<Booking> {
  const line = page.lines.find(({ text }) => timesIn(text).length > 0)?.text ?? "";
  const name = TABLE_NAME.exec(line)?.[1] ?? placeNameIn(page, "table")?.name;
  return { kind: "table", ...(name === undefined ? {} : { name, at: { name } }) };
}

/** What a text is most likely about; undefined where no word tells. */
export function kindIn(page: TextPage, places: PlaceTable): BookingKind | undefined {
  const [first] = [...scoresOf(page, places)].sort(([, a], [, b]) => b - a);
  return first?.[0];
}

/** A ticket or an event: close words, and one who is asked knows. */
function doubted(draft: Draft, scores: ReadonlyMap<BookingKind, number>, page: TextPage): Draft {
  const { kind } = draft.booking;
  const [one, other] = [scores.get("ticket") ?? 0, scores.get("event") ?? 0];
  const isClose = (kind === "ticket" || kind === "event") && Math.abs(one - other) < 2;
  // One word may be another language's: "cena" is a dinner, and a price.
  const own = kind === undefined ? 0 : (scores.get(kind) ?? 0);
  const isRival = (other: BookingKind) =>
    other !== kind && (scores.get(other) ?? 0) >= Math.max(3, own - 1);
  const isWeak = own < 2 || (isTransport({ kind }) && WAYS.some(isRival));
  // What departs and arrives is no visit.
  const isLeft = !isTransport({ kind }) && kind !== "stay" && departs(page);
  return isClose || isWeak || isLeft
    ? { ...draft, unsure: new Set([...draft.unsure, "kind"]) }
    : draft;
}

/** A number, a day and an hour, and no word that tells what for: to be named by a person. */
function unnamedVisit(page: TextPage, reading: DateReading): Draft[] {
  if (PARKING.test(page.text)) return [];
  const draft = numberIn(page) === undefined ? undefined : readVisit(page, "ticket", reading);
  if (draft?.booking.starts?.time === undefined) return [];
  return [{ ...draft, unsure: new Set([...draft.unsure, "kind", "name", "at.name"]) }];
}

type Reading = DateReading & Pick<ReadingContext, "places">;

/** @param isMain what the text is about; another kind needs labels of its own beside it. */
function readKind(page: TextPage, kind: BookingKind, reading: Reading, isMain: boolean): Draft[] {
  switch (kind) {
    case "flight":
    case "train":
    case "bus":
    case "ferry": {
      if (!isMain && kind !== "flight" && kind !== "train") return [];
      const legs = readJourney(page, { ...reading, kind });
      // A number beside another kind's booking may be one that is only mentioned.
      const isWay = ({ name, from, to }: Partial<Booking>) =>
        isNumbered(name) && from !== undefined && to !== undefined;
      return isMain ? legs : legs.filter(({ booking }) => isWay(booking));
    }
    case "stay": {
      const isLabelled = (has(page, "checkIn") && has(page, "checkOut")) || NIGHTS.test(page.text);
      return isMain || isLabelled ? readStays(page, reading) : [];
    }
    case "car": {
      const isLabelled = has(page, "pickUp") && has(page, "dropOff");
      return isMain || isLabelled ? listOf(readCar(page, reading, reading.places)) : [];
    }
    default:
      return isMain ? readVisits(page, kind, reading) : [];
  }
}

/** How likely a text is about each kind: different words count, those of the subject thrice. */
function scoresOf(page: TextPage, places: PlaceTable): Map<BookingKind, number> {
  const scores = new Map<BookingKind, number>();
  const text = `${page.sender}\n${page.text}`;
  for (const [kind, words] of WORDS) {
    const different = new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase()));
    const inSubject = new Set(
      [...page.subject.matchAll(words)].map(([word]) => word.toLowerCase()),
    );
    const score = different.size + 3 * inSubject.size;
    if (score > 0) scores.set(kind, score);
  }
  const add = (kind: BookingKind, more: number) => scores.set(kind, (scores.get(kind) ?? 0) + more);
  const lines = page.lines.map(({ text }) => text);
  // A cabin's number may look like a flight's.
  const isAir =
    scores.has("flight") ||
    lines.some((line) => codesOf(line, places) > 1) ||
    (["train", "bus", "ferry"].every((kind) => (scores.get(kind as BookingKind) ?? 0) < 2) &&
      lines.some((line) => flightsIn(line).some(({ name }) => /\d{3}/.test(name))));
  if (isAir && lines.some((line) => flightsIn(line).length > 0)) add("flight", 4);
  if (page.facts.some((one) => one.label === "ship" && isVessel(page, one.line))) add("ferry", 5);
  if (lines.some((line) => trainsIn(line).length > 0)) add("train", 4);
  const isJourney = departs(page);
  // A hotel is arrived at first and left last, and a journey the other way round.
  const [arrival, departure] = [
    lineOf(page, /^(?:checkIn|arrive)$/),
    lineOf(page, /^(?:checkOut|depart)$/),
  ];
  if (arrival !== undefined && departure !== undefined && arrival < departure) add("stay", 5);
  if (has(page, "pickUp") && has(page, "dropOff")) add("car", 6);
  // "10:00  London Kings Cross" over "14:22  Edinburgh" is how a way is written.
  const stops = lines.filter((line) => /^\d{1,2}[:h]\d\d\s{1,4}\p{Lu}/u.test(line)).length;
  const [way] = [...scores]
    .filter(([kind]) => /^(?:flight|train|bus|ferry)$/.test(kind))
    .sort(([, a], [, b]) => b - a);
  if (stops > 1 && way !== undefined) add(way[0], 3);
  if (isJourney && way !== undefined) add(way[0], 4);
  return scores;
}

/** How many codes of airports a line has. */
function codesOf(line: string, places: PlaceTable): number {
  const codes = line.match(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu) ?? [];
  return new Set(codes.filter((code) => places.airport(code) !== undefined)).size;
}

function isVessel({ lines }: TextPage, line: number): boolean {
  const near = [lines[line - 1]?.text, lines[line]?.text].join(" ");
  return /(?<!\p{L})(?:ship|vessel|ferry|schiff|fähre|navire|bateau|buque|barco|nave|traghetto|navio)(?!\p{L})/iu.test(
    near,
  );
}

/** Whether something departs and arrives, in labels of their own or one behind the other. */
function departs(page: TextPage): boolean {
  const both = page.facts.some(({ label, value }) => label === "depart" && ARRIVES.test(value));
  return both || (has(page, "depart") && has(page, "arrive"));
}

const ARRIVES = /(?<!\p{L})(?:arriv|ankunft|llegada|chegada|aankomst|ankomst|przyj|příj)/iu;

function isNumbered(name: string | undefined): boolean {
  return name !== undefined && /\d/.test(name);
}

function lineOf(page: TextPage, label: RegExp): number | undefined {
  return page.facts.find((fact) => label.test(fact.label))?.line;
}

function has(page: TextPage, label: string): boolean {
  return page.facts.some((fact) => fact.label === label);
}

function listOf(draft: Draft | undefined): Draft[] {
  return draft === undefined ? [] : [draft];
}

function count(text: string, words: RegExp): number {
  return [...text.matchAll(words)].length;
}
