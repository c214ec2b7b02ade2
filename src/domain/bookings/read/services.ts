/** Numbers of flights and trains, as tickets write them. */
import { ownField } from "../../own-field.ts";

/** Two-letter codes of airlines: what else looks like a flight's number is none. */
const AIRLINES = new Set(
  "0B 2I 3K 3O 3U 4O 4U 5J 5O 5W 6E 7C 7R 8Q 9C 9W A3 A5 A9 AA AB AC AD AE AF AH AI AK AM AR AS AT AV AY AZ B2 B6 BA BC BE BG BI BJ BM BR BT BW BX CA CI CL CM CO CX CZ D8 DE DI DL DS DX DY E9 EI EJ EK EN ES ET EW EY FA FB FD FH FI FN FR FY FZ G3 G9 GA GF GK GQ GR H2 H4 HA HD HF HG HM HO HU HV HX HY I2 IB IG IZ J2 J9 JD JJ JL JQ JT JU JX KC KE KF KK KL KM KQ KU LA LG LH LJ LM LN LO LS LX LY MF MH MK ML MS MT MU N0 NE NF NH NK NO NP NT NX NZ OA OB OD OK OM OR OS OU OV OZ P5 PC PD PG PK PR PS PX Q2 QF QR QS QU RC RJ RK RO RW S4 S7 SA SB SC SK SL SM SN SP SQ SS ST SU SV SY TB TG TK TN TO TP TR TS TU TW TX U2 U6 UA UK UL UO UP UU UX V7 VA VB VF VJ VN VO VS VT VY VZ W2 W4 W6 W9 WA WB WF WK WN WR WS WW WX WY X3 XK XM XP XQ XR XY Y4 YM YW Z0 ZB ZL ZH ZI ZP".split(
    " ",
  ),
);
const FLIGHT =
  /(?<![\p{L}\d])([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?[-–]?\s?(\d{1,4})(?![\p{L}\d:€%/-]|[.,]\d)/gu;
/** Call signs that airlines print in place of their code. */
const CALL_SIGN =
  /(?<![\p{L}\d])(EZY|EJU|EZS|RYR|WZZ|VLG|TRA|EWG|JAL|ANA|KLM|SAS|TAP)\s?(\d{2,4}[A-Z]{0,2})(?![\p{L}\d])/gu;
const TRAIN =
  /(?<![\p{L}\d])(ICE|ECE|EC|IC|RJX|RJ|NJ|EN|TGV(?: INOUI| Lyria)?|INOUI|OUIGO|Thalys|Eurostar|EST|ES|AVE|ALVIA|AVLO|AVANT|EUROMED|IRYO|Frecciarossa|Frecciargento|Frecciabianca|Italo|ITA|Intercity|InterCity|ICN|IRE|IR|RE|RB|RV|REG|Regionale(?: Veloce)?|TER|Intercités|AP|Alfa Pendular|LYN|Nightjet|European Sleeper|ES|X2000|Snabbtåg|Shinkansen|Nozomi|Hikari|Westbahn|FLX|FlixTrain|LEO|NOZOMI|HIKARI|Kodama|KODAMA|SAKURA|Sakura|MIZUHO|Mizuho|HAYABUSA|Hayabusa|Acela|Railjet|Pendolino|PEN|EIP|EIC|TLK|IP|Trenhotel)\s{0,2}(?:n[°º.]?\s?|No\.?\s?)?(\d{1,6})(?!\d)/gu;

const NUMBERED_TRAIN =
  /(?<!\p{L})(?:[Tt]rain|TRAIN|Zug|[Tt]reno|[Tt]ren|[Cc]omboio|[Tt]rem|[Tt]åg|Tog)\s{0,2}:?\s{0,2}(?:[Nn][°ºo.]{1,2}\s?)?(\d{1,5})(?!\d)(?:\s(\p{Lu}\p{L}{2,20}))?/gu;

/** Airlines by the names that they go by in front of a number: "DELTA 264". */
const NAMED: Readonly<Record<string, string>> = {
  aegean: "A3",
  "aer lingus": "EI",
  "air canada": "AC",
  "air china": "CA",
  "air europa": "UX",
  "air france": "AF",
  "air india": "AI",
  "air new zealand": "NZ",
  alaska: "AS",
  american: "AA",
  ana: "NH",
  austrian: "OS",
  avianca: "AV",
  azul: "AD",
  "british airways": "BA",
  "brussels airlines": "SN",
  "cathay pacific": "CX",
  condor: "DE",
  copa: "CM",
  delta: "DL",
  easyjet: "U2",
  egyptair: "MS",
  emirates: "EK",
  ethiopian: "ET",
  etihad: "EY",
  eurowings: "EW",
  finnair: "AY",
  flydubai: "FZ",
  frontier: "F9",
  gol: "G3",
  iberia: "IB",
  icelandair: "FI",
  "ita airways": "AZ",
  "japan airlines": "JL",
  jetblue: "B6",
  jet2: "LS",
  klm: "KL",
  "korean air": "KE",
  latam: "LA",
  lot: "LO",
  lufthansa: "LH",
  norwegian: "DY",
  pegasus: "PC",
  qantas: "QF",
  "qatar airways": "QR",
  ryanair: "FR",
  sas: "SK",
  "singapore airlines": "SQ",
  southwest: "WN",
  spirit: "NK",
  swiss: "LX",
  tap: "TP",
  thai: "TG",
  transavia: "HV",
  "turkish airlines": "TK",
  united: "UA",
  "virgin atlantic": "VS",
  vueling: "VY",
  westjet: "WS",
  "wizz air": "W6",
};
/** The code of the airline that a sender's name tells of: "Southwest Airlines". */
export function airlineNamed(sender: string): string | undefined {
  const words = sender.toLowerCase().split(/[^\p{L}\d]+/u);
  return words
    .flatMap((word, at) => [ownField(NAMED, `${word} ${words[at + 1]}`), ownField(NAMED, word)])
    .find((code) => code !== undefined);
}

const NAMED_FLIGHT =
  /(?<![\p{L}\d])((?:\p{L}{3,10} )?\p{L}[\p{L}\d]{2,10})(?: air ?lines?| airways)?\s(?:(?:flight|flug|vol|vuelo|volo|voo|vlucht)\s)?(?!20[2-4]\d)(\d{2,4})(?![\p{L}\d:€%/.,-])/giu;

export type FoundService = { readonly from: number; readonly to: number; readonly name: string };

/** The numbers of flights in a line: "LH 1172", "EZY8765". */
export function flightsIn(line: string): FoundService[] {
  const found: FoundService[] = [];
  for (const match of line.matchAll(FLIGHT)) {
    const [whole, airline = "", number = ""] = match;
    if (!AIRLINES.has(airline) || /^0+$/.test(number)) continue;
    found.push({ ...span(match.index, whole), name: `${airline} ${Number(number)}` });
  }
  for (const match of line.matchAll(CALL_SIGN)) {
    found.push({ ...span(match.index, match[0]), name: `${match[1]} ${match[2]}` });
  }
  for (const match of line.matchAll(NAMED_FLIGHT)) {
    const words = (match[1] ?? "").toLowerCase().split(" ");
    const code = ownField(NAMED, words.join(" ")) ?? ownField(NAMED, words.at(-1) ?? "");
    const { from, to } = span(match.index, match[0]);
    if (code === undefined || found.some((one) => from < one.to && to > one.from)) continue;
    found.push({ from, to, name: `${code} ${Number(match[2])}` });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** The numbers of trains in a line: "ICE 123", "TGV INOUI 6607", "TRAIN 2109 Acela". */
export function trainsIn(line: string): FoundService[] {
  const branded = [...line.matchAll(TRAIN)];
  if (branded.length > 0) {
    return branded.map((match) => ({
      ...span(match.index, match[0]),
      name: `${match[1]} ${match[2]}`,
    }));
  }
  return [...line.matchAll(NUMBERED_TRAIN)].map((match) => ({
    ...span(match.index, match[0]),
    name: [match[2] ?? match[0].split(" ", 1)[0], match[1]].join(" "),
  }));
}

function span(from: number, whole: string) {
  return { from, to: from + whole.length };
}
