import { degreesText } from "../../degrees.ts";
import type { TransitKind } from "../../places/step-free.ts";
import type { NOTE_MESSAGES as english } from "../en/note-messages.ts";
import { transitParts } from "../transit-parts.ts";
import { COLD_C, HOT_C } from "../usual-weather.ts";
import { choiceWords } from "./choice-words.ts";
import { eventText } from "./event-text.ts";
import { italian, withArticle } from "./italian.ts";
import { needAdvice } from "./need-advice.ts";
import { meaningOf } from "./wish-meaning.ts";

const TRANSIT: Readonly<Record<TransitKind, string>> = {
  metro: "metro",
  tram: "tram",
  bus: "autobus",
  train: "treni",
  ferry: "traghetti",
};

export const NOTE_MESSAGES: typeof english = {
  destinationChosen: (values) =>
    `Hai lasciato aperta la destinazione, quindi abbiamo scelto ${values.city}: ${values.suiting} luoghi della nostra guida sono adatti a un viaggio ${choiceWords.travellers[values.traveller].title.toLowerCase()}, e ${values.free} sono gratuiti.`,
  destinationTaken: ({ typed, place }) => `Hai chiesto “${typed}”. Abbiamo inteso ${place}.`,
  sightIn: ({ typed, place }) =>
    `“${typed}” si trova a ${place}, quindi abbiamo pianificato lì il tuo soggiorno.`,
  daysAssumed: ({ days }) =>
    `Non hai indicato quanti giorni, quindi ne abbiamo pianificati ${days}.`,
  startsAtHotel: ({ hotel, budget, city }) =>
    `${city === undefined ? "Ogni giornata" : `Ogni giornata a ${city}`} inizia e finisce in hotel: ${hotel}, il meglio posizionato del livello ${choiceWords.budgets[budget].title}.`,
  otherHotelLevel: ({ budget }) =>
    `Qui non conosciamo hotel del livello ${choiceWords.budgets[budget].title}, quindi abbiamo usato quello più vicino.`,
  fewPlaces: ({ city, places }) =>
    `Conosciamo ${italian.count(places, { one: "luogo", other: "luoghi" })} per te a ${city}. I giorni restanti puoi riempirli tu.`,
  restClosed: ({ city }) => `Tutto il resto che conosciamo a ${city} è chiuso nei giorni vuoti.`,
  restDoesNotFit: ({ city }) =>
    `Nient’altro di quello che conosciamo a ${city} entra nei giorni vuoti, per via di orari di apertura, biglietti o spostamenti.`,
  quietDays: ({ city, places, days }) =>
    `Conosciamo ${italian.count(places, { one: "luogo", other: "luoghi" })} a ${city} per questo viaggio. In ${italian.count(days, { one: "giorno", other: "giorni" })}, quasi ogni giornata avrà del tempo libero.`,
  startOn: ({ weekdays }) =>
    `${italian.plural(weekdays.length, { one: "Giorno migliore", other: "Giorni migliori" })} per iniziare: ${italian.list(weekdays.map(italian.weekday))}. Così ogni luogo è aperto nel giorno previsto.`,
  hoursOfAllSeasons:
    "Non hai indicato le date, quindi valgono gli orari di apertura di tutto l’anno. In certi mesi alcuni luoghi restano aperti più a lungo.",
  usualWeather: ({ city, date, highC, lowC, rainDays }) => {
    const days = italian.count(Math.round(rainDays), { one: "giorno", other: "giorni" });
    const usual = `Verso ${withArticle(italian.date(date))}, a ${city} di solito ci sono tra ${degreesText({ lowC, highC, to: " e " }, italian)} e piove ${days} al mese.`;
    if (highC >= HOT_C)
      return `${usual} A mezzogiorno riposati al chiuso e porta con te dell’acqua.`;
    return lowC <= COLD_C ? `${usual} Copriti bene e prevedi pause al caldo.` : usual;
  },
  walksByStreet:
    "I percorsi a piedi seguono le strade, secondo OpenStreetMap (© contributori di OpenStreetMap, ODbL). I tragitti con i mezzi sono stimati.",
  event: (values) => eventText(values),
  factsAsOf: ({ hours, prices }) =>
    `I tempi di spostamento sono stime. Orari di apertura ${hours === prices ? "e prezzi" : `aggiornati a ${italian.month(hours)}, prezzi`} aggiornati a ${italian.month(prices)}. Verifica prima di andare.`,
  fromOpenData: ({ city, places, hours, prices }) =>
    `Conosciamo ${city} dai dati aperti, non dalla nostra guida, quindi non abbiamo verificato i dati. Su ${italian.count(places, { one: "luogo", other: "luoghi" })}, conosciamo gli orari di apertura di ${hours} e il prezzo di ${prices}. I tempi di spostamento sono stime. Verifica il resto prima di andare.`,
  factsOfGuide:
    "I tempi di spostamento sono stime. Orari di apertura e prezzi aggiornati al 2025. Verifica prima di andare.",
  imported:
    "Questo viaggio è stato importato da un file. Abbiamo ipotizzato due viaggiatori e un budget Standard. Per i luoghi fuori dalla nostra guida gli orari di apertura sono sconosciuti.",
  importedSpread:
    "Il file non ha giorni, quindi abbiamo distribuito i suoi luoghi in ordine nel viaggio.",
  importedAside: ({ places }) =>
    `${italian.count(places, { one: "luogo non entra", other: "luoghi non entrano" })} nei giorni del file. ${italian.plural(places, { one: "Lo trovi", other: "Li trovi" })} in “Rimossi”.`,
  wishesMet: ({ wishes, shownBy }) => `Come hai chiesto: ${quoted(wishes, shownBy)}.`,
  wishReadAs: (wish) => `Abbiamo inteso “${wish.text}” così: ${meaningOf([wish])}.`,
  wishesUnread: ({ wishes }) =>
    `Non abbiamo capito ${quoted(wishes)}, quindi ne abbiamo fatto a meno.`,
  wishUnknown: ({ name, city }) =>
    `Non conosciamo “${name}” a ${city}, quindi non è nel programma.`,
  wishNoneKnown: ({ wish, city }) => `“${wish}”: non conosciamo nulla di simile a ${city}.`,
  wishOtherDay: ({ wish, name, day }) =>
    `“${wish}”: ${name} in quel momento è chiuso o non ci sta, quindi è nel giorno ${day}.`,
  wishAbout: ({ wish, name, day }) => `“${wish}”: conosciamo ${name}, previsto il giorno ${day}.`,
  wishBriefly: ({ wish, name, day, minutes }) =>
    `“${wish}”: il programma prevede solo ${minutes} minuti (${name}, giorno ${day}).`,
  wishMealsAt: ({ wish, count, all, names }) =>
    `“${wish}”: ${count} pasti su ${all} sono in posti dove sappiamo che c’è scelta. Per gli altri, chiedi sul posto${names.length === 0 ? "" : `: ${italian.list(names)}`}.`,
  wishFixture: ({ wish, name }) =>
    `“${wish}”: non conosciamo il calendario. ${name} è nel piano per una visita; cerca date e biglietti.`,
  wishClosed: ({ wish, name }) => `“${wish}”: ${name} non è aperto nei tuoi giorni.`,
  wishNoRoom: ({ wish, name }) =>
    `“${wish}”: non abbiamo trovato posto per ${name} in questo programma. Chiedilo nella pagina del viaggio o fai spazio in un giorno.`,
  wishNoDates: ({ wish }) =>
    `“${wish}”: senza date non sappiamo quale giorno sia. Imposta le date, poi modifica il programma.`,
  wishCelebrated: ({ wish, name, day }) =>
    `“${wish}”: per questo c’è la cena da ${name}, il giorno ${day}. Dillo quando prenoti e chiedi lì di torta e musica.`,
  wishNoAlcohol: ({ wish }) =>
    `“${wish}”: qualcosa di analcolico c’è in ogni locale e bar. Per una degustazione, chiedilo quando prenoti.`,
  wishNoSuchDay: ({ wish }) =>
    `“${wish}”: il tuo viaggio non comprende quel giorno. Cambia le date o chiedi un altro giorno.`,
  wishNotKnown: ({ wish, need }) => `“${wish}”: ${needAdvice(need)}`,
  wishSteps: ({ wish, names }) =>
    `“${wish}”: ci sono scale o pendenze qui: ${italian.list(names)}, a volte evitabili. Informati prima di andare; altrove forse non le conosciamo.`,
  wishTransit: ({ city, ...kinds }) => {
    const said = transitParts(kinds, {
      list: (of) => italian.list(of.map((kind) => TRANSIT[kind])),
      partly: (all) => `${all} in parte`,
      no: (all) => `${all} quasi per niente`,
    }).join("; ");
    return `Mezzi senza gradini a ${city}: ${said}.`;
  },
  wishUndone: ({ wish }) =>
    `“${wish}”: niente di ciò che abbiamo provato va bene per questo programma. Chiedilo nella pagina del viaggio o sposta i luoghi da te.`,
  wishMidPriced: ({ wish, names }) =>
    `“${wish}”: il meglio che conosciamo nel tuo budget è di prezzo medio: ${italian.list(names)}. Cambia il pasto se vuoi spendere di più.`,
  wishNotMet: ({ wish, names }) => `“${wish}”: non è stato possibile per ${italian.list(names)}.`,
  writtenByModel:
    "Questo programma l’ha scritto l’IA. Il controllo del programma mostra cosa abbiamo confrontato con la nostra guida. Verifica orari e prezzi prima di andare.",
};

function quoted(wishes: readonly string[], shownBy: readonly string[] = []): string {
  const named = (at: number) => (shownBy[at] ? ` (${shownBy[at]})` : "");
  return italian.list(wishes.map((wish, at) => `“${wish}”${named(at)}`));
}
