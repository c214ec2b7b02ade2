import { degreesText } from "../../degrees.ts";
import type { TransitKind } from "../../places/step-free.ts";
import type { NOTE_MESSAGES as english } from "../en/note-messages.ts";
import { transitParts } from "../transit-parts.ts";
import { COLD_C, HOT_C } from "../usual-weather.ts";
import { choiceWords } from "./choice-words.ts";
import { eventText } from "./event-text.ts";
import { german } from "./german.ts";
import { needAdvice } from "./need-advice.ts";
import { meaningOf } from "./wish-meaning.ts";

const TRANSIT: Readonly<Record<TransitKind, string>> = {
  metro: "U-Bahn",
  tram: "Straßenbahnen",
  bus: "Busse",
  train: "Züge",
  ferry: "Fähren",
};

export const NOTE_MESSAGES: typeof english = {
  destinationChosen: (values) =>
    `Du hast das Reiseziel offen gelassen, also haben wir ${values.city} gewählt: ${values.suiting} Orte in unserem Reiseführer passen dort zu deiner Reise („${choiceWords.travellers[values.traveller].title}“), und ${values.free} sind kostenlos.`,
  destinationTaken: ({ typed, place }) =>
    `Du hast „${typed}“ eingegeben. Wir haben das als ${place} verstanden.`,
  sightIn: ({ typed, place }) =>
    `„${typed}“ liegt in ${place}, deshalb haben wir deinen Aufenthalt dort geplant.`,
  daysAssumed: ({ days }) =>
    `Du hast keine Anzahl von Tagen genannt, also haben wir ${days} geplant.`,
  startsAtHotel: ({ hotel, budget, city }) =>
    `${city === undefined ? "Jeder Tag" : `Jeder Tag in ${city}`} beginnt und endet hier: ${hotel}, das am besten gelegene Hotel der Kategorie ${choiceWords.budgets[budget].title}.`,
  otherHotelLevel: ({ budget }) =>
    `Wir kennen hier kein Hotel der Kategorie ${choiceWords.budgets[budget].title} und haben die ähnlichste genommen.`,
  fewPlaces: ({ city, places }) =>
    `Wir kennen ${german.count(places, { one: "Ort", other: "Orte" })} für dich in ${city}. Die übrigen Tage kannst du selbst füllen.`,
  restClosed: ({ city }) =>
    `Alles andere, was wir in ${city} kennen, ist an den leeren Tagen geschlossen.`,
  restDoesNotFit: ({ city }) =>
    `Nichts anderes, was wir in ${city} kennen, passt in die leeren Tage: wegen Öffnungszeiten, Eintritt oder Wegen.`,
  quietDays: ({ city, places, days }) =>
    `In ${city} kennen wir ${german.count(places, { one: "Ort", other: "Orte" })} für diese Reise. Verteilt auf ${german.count(days, { one: "Tag", other: "Tage" })} bleibt meist freie Zeit.`,
  startOn: ({ weekdays }) =>
    `${german.plural(weekdays.length, { one: "Guter Starttag", other: "Gute Starttage" })} für diesen Plan: ${german.list(weekdays.map(german.weekday))}. Dann ist jeder Ort an seinem Tag geöffnet.`,
  hoursOfAllSeasons:
    "Du hast keine Daten angegeben, deshalb gelten die ganzjährigen Öffnungszeiten. Manche Orte haben in einigen Monaten länger geöffnet.",
  usualWeather: ({ city, date, highC, lowC, rainDays }) => {
    const days = german.count(Math.round(rainDays), { one: "Tag", other: "Tagen" });
    const usual = `Um den ${german.date(date)} hat ${city} meist ${degreesText({ lowC, highC, to: " bis " }, german)}, mit Regen an ${days} im Monat.`;
    if (highC >= HOT_C) return `${usual} Ruh dich mittags drinnen aus und nimm Wasser mit.`;
    return lowC <= COLD_C ? `${usual} Zieh dich warm an und plane Pausen im Warmen ein.` : usual;
  },
  walksByStreet:
    "Fußwege folgen den Straßen, nach OpenStreetMap (© OpenStreetMap-Mitwirkende, ODbL). Fahrten sind geschätzt.",
  event: (values) => eventText(values),
  factsAsOf: ({ hours, prices }) =>
    `Wegzeiten sind Schätzungen. Öffnungszeiten${hours === prices ? " und Preise" : `: Stand ${german.month(hours)}; Preise`}: Stand ${german.month(prices)}. Prüf sie vor der Reise.`,
  fromOpenData: ({ city, places, hours, prices }) =>
    `Wir kennen ${city} aus offenen Daten, nicht aus unserem eigenen Reiseführer, und haben das nicht geprüft. Von ${german.count(places, { one: "Ort", other: "Orten" })} sind bei ${hours} die Öffnungszeiten und bei ${prices} der Preis bekannt. Wegzeiten sind Schätzungen. Prüf den Rest vor der Reise.`,
  factsOfGuide:
    "Wegzeiten sind Schätzungen. Öffnungszeiten und Preise: Stand 2025. Prüf sie vor der Reise.",
  imported:
    "Diese Reise wurde aus einer Datei importiert. Wir haben zwei Reisende und ein Standard-Budget angenommen. Für Orte außerhalb unseres Reiseführers sind die Öffnungszeiten unbekannt.",
  importedSpread:
    "Die Datei enthält keine Tage, deshalb haben wir ihre Orte der Reihe nach verteilt.",
  importedAside: ({ places }) =>
    `${german.count(places, { one: "Ort passt", other: "Orte passen" })} nicht in die Tage der Datei. Du findest ${german.plural(places, { one: "ihn", other: "sie" })} unter „Entfernt“.`,
  wishesMet: ({ wishes, shownBy }) => `Berücksichtigt: ${quoted(wishes, shownBy)}.`,
  wishReadAs: (wish) => `„${wish.text}“ haben wir so verstanden: ${meaningOf([wish])}.`,
  wishesUnread: ({ wishes }) =>
    `${quoted(wishes)} haben wir nicht verstanden und deshalb nicht eingeplant.`,
  wishUnknown: ({ name, city }) =>
    `Wir kennen „${name}“ in ${city} nicht, deshalb fehlt es im Plan.`,
  wishNoneKnown: ({ wish, city }) => `„${wish}“: So etwas kennen wir in ${city} nicht.`,
  wishOtherDay: ({ wish, name, day }) =>
    `„${wish}“: ${name} ist dann geschlossen oder passt nicht, deshalb an Tag ${day}.`,
  wishAbout: ({ wish, name, day }) => `„${wish}“: Dazu kennen wir ${name}, an Tag ${day}.`,
  wishBriefly: ({ wish, name, day, minutes }) =>
    `„${wish}“: Im Plan sind dafür nur ${minutes} Minuten, bei ${name} an Tag ${day}.`,
  wishMealsAt: ({ wish, count, all, names }) =>
    `„${wish}“: ${count} von ${all} Mahlzeiten sind an Orten, von denen wir wissen, dass es Auswahl gibt. Frag bei den anderen nach${names.length === 0 ? "" : `: ${german.list(names)}`}.`,
  wishFixture: ({ wish, name }) =>
    `„${wish}“: Wir wissen nicht, was dort gespielt wird. ${name} ist für einen Besuch im Plan; sieh nach Terminen und Karten.`,
  wishClosed: ({ wish, name }) => `„${wish}“: ${name} hat an deinen Tagen nicht geöffnet.`,
  wishNoRoom: ({ wish, name }) =>
    `„${wish}“: Für ${name} fanden wir in diesem Plan keinen Platz. Äußere den Wunsch auf der Seite der Reise oder mach an einem Tag Platz.`,
  wishNoDates: ({ wish }) =>
    `„${wish}“: Ohne Daten wissen wir nicht, welcher Tag das ist. Leg Daten fest und ändere dann den Plan.`,
  wishCelebrated: ({ wish, name, day }) =>
    `„${wish}“: Dafür ist das Abendessen im ${name} an Tag ${day}. Sag es beim Reservieren; für Kuchen und Musik frag dort.`,
  wishNoAlcohol: ({ wish }) =>
    `„${wish}“: Etwas ohne Alkohol gibt es in jedem Lokal und jeder Bar. Bei einer Verkostung frag beim Buchen danach.`,
  wishNoSuchDay: ({ wish }) =>
    `„${wish}“: Deine Reise hat keinen solchen Tag. Ändere die Daten oder nenn einen anderen Tag.`,
  wishNotKnown: ({ wish, need }) => `„${wish}“: ${needAdvice(need)}`,
  wishSteps: ({ wish, names }) =>
    `„${wish}“: Stufen oder Steigungen gibt es hier: ${german.list(names)}; teils führt ein Weg herum. Frag vor dem Besuch nach; anderswo kennen wir vielleicht nicht alle.`,
  wishTransit: ({ city, ...kinds }) => {
    const said = transitParts(kinds, {
      list: (of) => german.list(of.map((kind) => TRANSIT[kind])),
      partly: (all) => `${all} teilweise`,
      no: (all) => `${all} kaum`,
    }).join("; ");
    return `Stufenfrei unterwegs in ${city}: ${said}.`;
  },
  wishUndone: ({ wish }) =>
    `„${wish}“: Nichts, was wir versucht haben, passt in diesen Plan. Äußere den Wunsch auf der Seite der Reise oder verschiebe Orte selbst.`,
  wishMidPriced: ({ wish, names }) =>
    `„${wish}“: Das Beste, was wir in deinem Budget kennen, hat mittlere Preise: ${german.list(names)}. Ändere die Mahlzeit, wenn du mehr ausgeben willst.`,
  wishNotMet: ({ wish, names }) => `„${wish}“: Das ging nicht für ${german.list(names)}.`,
  writtenByModel:
    "Diesen Plan hat eine KI geschrieben. Die Planprüfung zeigt, was wir mit unserem Reiseführer verglichen haben. Prüf Zeiten und Preise vor der Reise.",
};

function quoted(wishes: readonly string[], shownBy: readonly string[] = []): string {
  const named = (at: number) => (shownBy[at] ? ` (${shownBy[at]})` : "");
  return german.list(wishes.map((wish, at) => `„${wish}“${named(at)}`));
}
