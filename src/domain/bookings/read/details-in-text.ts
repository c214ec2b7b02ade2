/** What every kind of confirmation has: its number, its price, who travels, and whether it still stands. */
import type { Booking } from "../booking.ts";
import { type Fact, firstOf, type TextPage } from "./text-page.ts";

const CODE = /^[\s#№:(]{0,4}([A-Z0-9](?:[A-Za-z0-9./-]{2,30})[A-Za-z0-9])(?![\p{L}\d])/u;
/** "4839 2201 7765". */
const GROUPED = /^[\s#№:]{0,4}(\d{2,5}(?: \d{3,5}){1,4})(?![\p{L}\d])/u;
/** "ANL 6620418": a line's own letters in front. */
const PREFIXED = /^(?!NR|NO|ID|PNR|REF|NUM)[A-Z]{2,4}\s\d{5,12}$/;
const NO_NUMBER =
  /^(?:NUMBER|NUMMER|DETAILS|BOOKING|CODE|DATE|TOTAL|STATUS|CONFIRMED|ONLINE|TICKET)$/;
const NUMBER_IN_SENTENCE =
  /(?:réservation|reserva|prenotazione|buchung|reservierung|auftrag|commande|bestellung|ordine|pedido|voucher|gutschein|conf\.|(?:booking|reservation|confirmation|order|itinerary)(?: (?:reference|number|code|no\.?|id|ref\.?))?|reference(?: number)?|record locator|pnr|buchungs(?:nummer|code|nr\.?)|reservierungs(?:nummer|code)|bestätigungsnummer|auftragsnummer|(?:référence|numéro|n[°º]|code)(?: de)?(?: votre| la)? (?:réservation|confirmation|dossier|commande)|référence|dossier|(?:número|nº|código)(?: de)?(?: la| tu| su)? (?:reserva|confirmación|confirmação|pedido)|localizador|referencia|(?:numero|n\.|codice)(?: di)? (?:prenotazione|conferma|ordine))(?: \((?:pnr|buchungscode)\))?(?: (?:is|lautet|ist|est|es|è|é|number is|n(?:ro)?(?=[°º.])|nr\.?|no\.?))?[\s:#№°º.([–-]{1,5}([A-Z0-9](?:[A-Z0-9-]{3,24})[A-Z0-9])(?![\p{L}\d])/giu;
const CURRENCIES: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₺": "TRY",
  "₹": "INR",
  zł: "PLN",
  kč: "CZK",
  r$: "BRL",
  us$: "USD",
  ca$: "CAD",
  c$: "CAD",
  a$: "AUD",
  au$: "AUD",
  nz$: "NZD",
  s$: "SGD",
  hk$: "HKD",
  yen: "JPY",
  円: "JPY",
  euro: "EUR",
  euros: "EUR",
};
const CODES =
  "EUR USD GBP CHF JPY SEK NOK DKK ISK PLN CZK HUF RON BGN TRY CAD AUD NZD BRL MXN ARS CLP COP PEN ZAR EGP MAD AED QAR INR THB IDR MYR SGD HKD TWD KRW CNY VND ILS GEL RSD".split(
    " ",
  );
const MONEY_BEFORE =
  /(?<![\p{L}\d])(€|£|¥|₺|₹|(?:US|CA|C|A|AU|NZ|S|HK|R)?\$|[A-Z]{3})\s{0,2}(\d{1,3}(?:[.,'’\s]\d{3}){0,3}(?:[.,]\d{1,2})?|\d{1,8}(?:[.,]\d{1,2})?)(?![\d])/u;
const MONEY_BEHIND =
  /(?<![\d.,])(\d{1,3}(?:[.,'’\s]\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,8}(?:[.,]\d{1,2})?)\s{0,2}(€|£|¥|₺|zł|kč|円|yen|euros?(?!\p{L})|[A-Z]{3}(?!\p{L}))/iu;

/**
 * The confirmation's number: of the last label before a line, else the first.
 *
 * @param line at which the booking begins, where a page has several.
 */
export function numberIn(page: TextPage, line?: number) {
  const labelled = page.facts.flatMap((fact) => {
    const code = fact.label === "number" ? codeIn(fact.value) : undefined;
    return code === undefined ? [] : [{ code, line: fact.line, isAgency: isAgency(page, fact) }];
  });
  const before = line === undefined ? [] : labelled.filter((one) => one.line <= line);
  const chosen = before.at(-1) ?? labelled.find((one) => !one.isAgency) ?? labelled[0];
  if (chosen !== undefined) {
    const isOnly = labelled.every(({ code }) => code === chosen.code);
    return { number: chosen.code, isSure: isOnly || before.length > 0 };
  }
  for (const match of page.text.matchAll(NUMBER_IN_SENTENCE)) {
    const code = codeIn(match[1] ?? "");
    if (code !== undefined) return { number: code, isSure: true };
  }
  return undefined;
}

/** The number of an agency's whole trip: the hotel asks for its own. */
function isAgency({ lines }: TextPage, { line }: Fact): boolean {
  return /^(?:itinerary|trip|reise|vorgang)/i.test(lines[line]?.text ?? "");
}

/** A code as printed: digits, or letters of which all are capital ones. */
function codeIn(value: string): string | undefined {
  const grouped = GROUPED.exec(value)?.[1];
  if (grouped !== undefined) return grouped;
  const withPrefix = PREFIXED.exec(value.trim())?.[0];
  if (withPrefix !== undefined) return withPrefix;
  const words = value.trim().split(/\s+/).slice(0, 4);
  const codes = words.map((word) => CODE.exec(word)?.[1]);
  return codes.find((code, at) => {
    if (code === undefined || /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(code)) return false;
    return (
      /\d/.test(code) ||
      (/^[A-Z]{5,8}$/.test(code) && !NO_NUMBER.test(code) && words[at]?.endsWith(":") === false)
    );
  });
}

/** What was paid or is to be paid in all. */
export function priceIn(page: TextPage): Booking["price"] | undefined {
  const amounts = page.facts.flatMap((fact) => {
    const money = fact.label === "price" ? moneyIn(fact.value) : undefined;
    return money === undefined ? [] : [money];
  });
  // Of a fare and a total the total is the larger one.
  const total = amounts.sort((a, b) => b.amount - a.amount)[0];
  if (total !== undefined) return total;
  const others = page.lines
    .filter(({ text }) => !NO_TOTAL.test(text))
    .flatMap(({ text }) => moneyIn(text) ?? []);
  const different = new Set(others.map(({ amount, currency }) => `${amount} ${currency}`));
  return different.size === 1 ? others[0] : undefined;
}

/** A deposit, a fee, a discount: no price. */
const NO_TOTAL =
  /deposit|kaution|anzahlung|caution|acompte|fianza|depósito|deposito|cauzione|fee|gebühr|frais|tax|steuer|taxe|excess|selbstbeteiligung|franchise|save|spar|économ|ahorr|rabatt|discount|voucher|gutschein|per (?:person|night)|pro (?:person|nacht)|refund|erstattung|from only|ab nur/i;

function moneyIn(text: string): Booking["price"] | undefined {
  const before = MONEY_BEFORE.exec(text);
  const behind = MONEY_BEHIND.exec(text);
  for (const [mark = "", digits = ""] of [
    [before?.[1], before?.[2]],
    [behind?.[2], behind?.[1]],
  ]) {
    const currency = currencyOf(mark);
    const amount = amountOf(digits, currency);
    if (currency !== undefined && amount !== undefined) return { amount, currency };
  }
  return undefined;
}

function currencyOf(mark: string): string | undefined {
  const code = mark.toUpperCase();
  if (CODES.includes(code)) return code;
  // A dollar alone may be one of many.
  return Object.entries(CURRENCIES).find(([sign]) => sign === mark.toLowerCase())?.[1];
}

/** "1.234,50" and "1,234.50"; "1.234" is a thousand, "12.3" is not. */
function amountOf(digits: string, currency: string | undefined): number | undefined {
  const plain = digits.replace(/['’\s]/g, "");
  const cents = /[.,](\d{1,2})$/.exec(plain);
  const whole = (cents === null ? plain : plain.slice(0, cents.index)).replace(/[.,]/g, "");
  const amount = Number(cents === null ? whole : `${whole}.${cents[1]}`);
  return plain === "" || currency === undefined || !Number.isFinite(amount) ? undefined : amount;
}

const TITLE =
  /^(?:mr|mrs|ms|miss|dr|herrn?|frau|m\.|mme|mlle|monsieur|madame|sr|sra|sig|sig\.ra|signora?|dott|prof)\.?\s+/i;
const NO_NAME =
  /\d{3}|@|https?:|(?:adults?|erwachsene|adultes?|adultos?|adulti|persons?|personen)\b/i;

/** Who travels. */
export function travellersIn(facts: readonly Fact[]): string[] | undefined {
  const names = facts
    .filter(({ label }) => label === "traveller")
    .flatMap(({ value }) =>
      value.split(/\s{2,}|[,;&]\s|\s(?:and|und|et|y|e)\s(?=\p{Lu})/u).slice(0, 9),
    )
    .map(personName)
    .filter((name) => name !== undefined);
  const known = [...new Set(names)];
  return known.length === 0 ? undefined : known.slice(0, 9);
}

function personName(value: string): string | undefined {
  const plain = value
    .replace(/\s?\((?:adult|erwachsene[rn]?|adulte|adulto|lead|main)[^)]{0,20}\)/i, "")
    .replace(/^\d[.)]\s/, "")
    .replace(TITLE, "")
    .trim();
  if (NO_NAME.test(plain) || plain.length < 3 || plain.length > 60) return undefined;
  return /^\p{Lu}[\p{L}\p{M}.'’/ -]{2,}$/u.test(plain) ? plain : undefined;
}

/** "Wagen 23, Platz 45", "Voiture 5 Place 61", "Seat 12A". */
export const SEAT =
  /(?<!\p{L})(?:(?:wagen|wg\.|coach|car|voiture|vagn|carrozza|coche|carruagem|carriage)\s?(?:nr\.?\s)?[A-Z]?\d{1,3}[A-Z]?[\s,·;/-]{1,4})?(?:seats?|(?:sitz)?pl[aä]tze?|pl\.|bett(?:en)?|plats|places?|siège|asiento|plaza|posto|lugar|assento)\s?:?\s?\d{1,3}(?:[- ]?[A-Z])?(?:(?:,|\s&|\sund|\sand|-)\s?\d{1,3}(?:-?[A-Z])?){0,8}(?![\p{L}\d])/giu;

/** The seat as printed, by its label or in a sentence. */
export function seatIn(facts: readonly Fact[], text: string): string | undefined {
  const labelled = firstOf(facts, "seat", (value) =>
    /\d/.test(value) && value.length <= 40 && !/[€$£]/.test(value) ? value.trim() : undefined,
  );
  const spoken = [...new Set([...text.matchAll(SEAT)].map(([seat]) => seat))];
  return labelled ?? (spoken.length === 1 ? spoken[0]?.replace(/^seat\s?:?\s?/i, "") : undefined);
}

const CANCELLED =
  /(?:has|have|was|were|is|been|now|successfully) (?:been )?cancell?ed|cancell?ation (?:confirmation|confirmed|of your)|confirmation of (?:your )?cancell?ation|^\W{0,4}cancell?ed\b|wurden? (?:\p{L}{1,20} )?(?:storniert|annulliert)|(?:storno|stornierungs)bestätigung|bestätigung (?:ihrer|deiner) stornierung|ist storniert|(?:a|ont|est|a bien) (?:été )?annulée?s?|(?:confirmation d['’]|votre )annulation|ha sido (?:cancelad|anulad)[oa]|(?:reserva|vuelo) cancelad[oa]|confirmación de (?:la )?cancelación|cancelación confirmada|è stat[oa] (?:cancellat|annullat)[oa]|conferma (?:di )?(?:cancellazione|annullamento)|prenotazione (?:cancellat|annullat)a|foi cancelad[oa]|(?:reserva|voo) cancelad[oa]|confirmação de cancelamento|is geannuleerd|(?:buchung|reservierung) storniert/imu;
const CANCELLED_SUBJECT =
  /\bcancell?ed\b|\bcancell?ation\b|storn(?:o|iert|ierung)|annullier|annul(?:ée?|ation)|cancelad[oa]|cancelación|anulad[oa]|cancellat[oa]|cancellazione|annullat[oa]|annullamento|cancelamento|geannuleerd/iu;
const NOT_CANCELLED =
  /free cancell?ation|kostenlose stornierung|annulation gratuite|cancelación gratuita|cancellazione gratuita|cancelamento grátis/iu;
const CHANGED =
  /(?:has|have|was|were) (?:been )?(?:changed|modified|updated|rescheduled|amended)|(?:ho|abbiamo) (?:spostato|modificato|cambiato)|(?:j['’]ai|nous avons) (?:déplacé|décalé|modifié|changé)|(?:i|we)(?:['’]ve| have) (?:moved|changed)|(?:habe|haben) (?:ich|wir)(?: \p{L}{1,20}){0,4} (?:verschoben|geändert|umgebucht)|(?:he|hemos) (?:movido|cambiado|modificado)|schedule change|time change|change to your|(?:has|have) changed|flugzeit(?:en)?änderung|fahrplanänderung|(?:wurde|haben sich|hat sich)(?: \p{L}{1,20}){0,3} (?:geändert|verschoben|aktualisiert)|geänderte? (?:flug|abfahrt|buchung|reservierung)|(?:buchungs)?änderung(?:sbestätigung)?\b(?! ?(?:s?gebühr|en vorbehalten|en sind))|(?:a|ont) été modifiée?s?|modification de (?:votre|l['’])|changement d['’]horaire|ha(?:n)? sido (?:modificad|cambiad|actualizad)[oa]s?|cambio (?:de|en) (?:horario|tu|su)|modificación de|è stat[oa] modificat[oa]|sono stati modificati|(?:wird|wurde|muss)(?: \p{L}{1,20}){0,6} verlegt|neuer termin|postponed|moved to|reportée? au|aplazad[oa]|spostat[oa] al|adiad[oa] para|(?:modifica|variazione) (?:di|del|della|dell['’]) ?(?:orario|volo|prenotazione)|foi (?:alterad|modificad)[oa]|alteração (?:de|do|da|na|no)/iu;
const CHANGED_SUBJECT =
  /\bchanged?\b|\bupdated?\b|\bmodified\b|\bamended\b|änderung|geändert|modifi(?:ée?|cation)|changement|modificad[oa]|cambio|cambiad[oa]|modificat[oa]|modifica\b|variazione|alterad[oa]|alteração|gewijzigd|verlegt|verschoben|rescheduled|postponed|reportée?|aplazad[oa]|spostat[oa]|adiad[oa]/iu;

/** Whether the booking still stands, by the subject and the first lines of a confirmation. */
export function stateIn(page: TextPage): Booking["state"] {
  const start = page.lines
    .slice(0, 25)
    .map(({ text }) => text)
    .filter(
      (line) =>
        !/\b(?:if|falls|wenn|si|se|unless|may|can|können|policy|bedingungen|conditions)\b/i.test(
          line,
        ),
    )
    .join("\n");
  const isFree = NOT_CANCELLED.test(page.subject);
  if (CANCELLED.test(page.subject) || CANCELLED.test(start)) return "cancelled";
  if (!isFree && CANCELLED_SUBJECT.test(page.subject)) return "cancelled";
  return CHANGED.test(start) || CHANGED_SUBJECT.test(page.subject) ? "changed" : "booked";
}
