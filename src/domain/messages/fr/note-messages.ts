import { degreesText } from "../../degrees.ts";
import type { TransitKind } from "../../places/step-free.ts";
import type { NOTE_MESSAGES as english } from "../en/note-messages.ts";
import { transitParts } from "../transit-parts.ts";
import { COLD_C, HOT_C } from "../usual-weather.ts";
import { choiceWords } from "./choice-words.ts";
import { eventText } from "./event-text.ts";
import { french } from "./french.ts";
import { needAdvice } from "./need-advice.ts";
import { meaningOf } from "./wish-meaning.ts";

const TRANSIT: Readonly<Record<TransitKind, string>> = {
  metro: "métro",
  tram: "trams",
  bus: "bus",
  train: "trains",
  ferry: "ferries",
};

export const NOTE_MESSAGES: typeof english = {
  destinationChosen: (values) =>
    `Vous n’avez pas choisi de destination : ce sera ${values.city}. ${values.suiting} lieux de notre guide y conviennent à votre voyage (${choiceWords.travellers[values.traveller].title.toLowerCase()}), dont ${values.free} gratuits.`,
  destinationTaken: ({ typed, place }) =>
    `Vous avez demandé « ${typed} ». Nous avons compris ${place}.`,
  sightIn: ({ typed, place }) => `« ${typed} » se trouve ici : ${place}. Votre séjour y est prévu.`,
  daysAssumed: ({ days }) =>
    `Vous n’avez pas indiqué de nombre de jours : nous en avons prévu ${days}.`,
  startsAtHotel: ({ hotel, budget, city }) =>
    `${city === undefined ? "Chaque jour" : `Chaque jour (${city})`} commence et finit ici : ${hotel}, l’hôtel le mieux situé de la catégorie ${choiceWords.budgets[budget].title}.`,
  otherHotelLevel: ({ budget }) =>
    `Nous ne connaissons pas d’hôtel de la catégorie ${choiceWords.budgets[budget].title} ici : nous avons pris la plus proche.`,
  fewPlaces: ({ city, places }) =>
    `${city} : nous connaissons ${french.count(places, { one: "lieu", other: "lieux" })} pour vous. À vous de remplir les jours restants.`,
  restClosed: ({ city }) =>
    `${city} : tout ce que nous connaissons d’autre est fermé les jours vides.`,
  restDoesNotFit: ({ city }) =>
    `${city} : rien d’autre ne tient dans les jours vides, à cause des horaires, des entrées ou des trajets.`,
  quietDays: ({ city, places, days }) =>
    `${city} : nous connaissons ${french.count(places, { one: "lieu", other: "lieux" })} pour ce voyage. Sur ${french.count(days, { one: "jour", other: "jours" })}, il reste du temps libre presque chaque jour.`,
  startOn: ({ weekdays }) =>
    `${french.plural(weekdays.length, { one: "Meilleur jour", other: "Meilleurs jours" })} pour commencer : ${french.list(weekdays.map(french.weekday))}. Chaque lieu est alors ouvert le jour prévu.`,
  hoursOfAllSeasons:
    "Sans dates, nous avons retenu les horaires valables toute l’année. Certains lieux ouvrent plus longtemps certains mois.",
  usualWeather: ({ city, date, highC, lowC, rainDays }) => {
    const days = french.count(Math.round(rainDays), { one: "jour", other: "jours" });
    const usual = `${city}, vers le ${french.date(date)} : il fait d’habitude de ${degreesText({ lowC, highC, to: " à " }, french)}, avec ${days} de pluie par mois.`;
    if (highC >= HOT_C) return `${usual} Reposez-vous à l’intérieur à midi et emportez de l’eau.`;
    return lowC <= COLD_C ? `${usual} Couvrez-vous bien et prévoyez des pauses au chaud.` : usual;
  },
  walksByStreet:
    "La marche suit les rues, selon OpenStreetMap (© contributeurs OpenStreetMap, ODbL). Les autres trajets sont des estimations.",
  event: (values) => eventText(values),
  factsAsOf: ({ hours, prices }) =>
    `Les temps de trajet sont des estimations. Horaires ${hours === prices ? "et prix" : `relevés en ${french.month(hours)}, prix`} relevés en ${french.month(prices)}. Vérifiez-les avant de partir.`,
  fromOpenData: ({ city, places, hours, prices }) =>
    `Nous connaissons ${city} par des données ouvertes, pas par notre guide : nous n’avons donc rien vérifié. Sur ${french.count(places, { one: "lieu", other: "lieux" })}, ${hours} ont des horaires connus et ${prices} un prix connu. Les temps de trajet sont des estimations. Vérifiez le reste avant de partir.`,
  factsOfGuide:
    "Les temps de trajet sont des estimations. Horaires et prix de 2025. Vérifiez-les avant de partir.",
  imported:
    "Ce voyage a été importé d’un fichier. Nous avons supposé deux voyageurs et un budget Standard. Les horaires des lieux absents de notre guide sont inconnus.",
  importedSpread:
    "Le fichier n’a pas de jours : nous avons réparti ses lieux dans l’ordre sur le voyage.",
  importedAside: ({ places }) =>
    `${french.count(places, { one: "lieu ne tient pas", other: "lieux ne tiennent pas" })} dans les jours du fichier. Retrouvez-${french.plural(places, { one: "le", other: "les" })} sous « Retirés ».`,
  wishesMet: ({ wishes, shownBy }) => `Pris en compte : ${quoted(wishes, shownBy)}.`,
  wishReadAs: (wish) => `Nous avons compris « ${wish.text} » ainsi : ${meaningOf([wish])}.`,
  wishesUnread: ({ wishes }) =>
    `Nous n’avons pas compris ${quoted(wishes)} : le programme n’en tient pas compte.`,
  wishUnknown: ({ name, city }) =>
    `${city} : nous ne connaissons pas « ${name} », ce n’est donc pas dans le programme.`,
  wishNoneKnown: ({ wish, city }) => `« ${wish} » : nous ne connaissons rien de tel (${city}).`,
  wishOtherDay: ({ wish, name, day }) =>
    `« ${wish} », ${name} : c’est fermé à ce moment-là ou cela ne convient pas, donc jour ${day}.`,
  wishAbout: ({ wish, name, day }) =>
    `« ${wish} » : nous connaissons ${name}, prévu le jour ${day}.`,
  wishBriefly: ({ wish, name, day, minutes }) =>
    `« ${wish} » : le programme n’y consacre que ${minutes} minutes (${name}, jour ${day}).`,
  wishMealsAt: ({ wish, count, all, names }) =>
    `« ${wish} » : ${count} des ${all} repas sont dans des lieux dont nous savons qu’ils offrent le choix. Renseignez-vous pour les autres${names.length === 0 ? "" : ` : ${french.list(names)}`}.`,
  wishFixture: ({ wish, name }) =>
    `« ${wish} » : nous ne connaissons pas le calendrier. ${name} est au programme pour une visite ; cherchez les dates et les billets.`,
  wishClosed: ({ wish, name }) => `« ${wish} », ${name} : fermé pendant votre voyage.`,
  wishNoRoom: ({ wish, name }) =>
    `« ${wish} », ${name} : nous n’avons pas trouvé de place dans ce programme. Demandez-le sur la page du voyage, ou libérez un moment vous-même.`,
  wishNoDates: ({ wish }) =>
    `« ${wish} » : sans dates, nous ne savons pas quel jour c’est. Fixez des dates, puis modifiez le programme.`,
  wishCelebrated: ({ wish, name, day }) =>
    `« ${wish} » : c’est l’occasion du dîner à ${name}, le jour ${day}. Dites-le en réservant et demandez sur place pour le gâteau et la musique.`,
  wishNoAlcohol: ({ wish }) =>
    `« ${wish} » : il y a du sans-alcool à toutes les tables et dans tous les bars. Pour une dégustation, demandez-le en réservant.`,
  wishNoSuchDay: ({ wish }) =>
    `« ${wish} » : votre voyage ne comprend pas ce jour-là. Changez les dates ou demandez un autre jour.`,
  wishNotKnown: ({ wish, need }) => `« ${wish} » : ${needAdvice(need)}`,
  wishSteps: ({ wish, names }) =>
    `« ${wish} » : il y a des marches ou des pentes à ces endroits : ${french.list(names)}, parfois évitables. Renseignez-vous avant ; ailleurs, nous ne les connaissons pas toutes.`,
  wishTransit: ({ city, ...kinds }) => {
    const said = transitParts(kinds, {
      list: (of) => french.list(of.map((kind) => TRANSIT[kind])),
      partly: (all) => `${all} en partie`,
      no: (all) => `${all} presque pas`,
    }).join(" ; ");
    return `Transports sans marches (${city}) : ${said}.`;
  },
  wishUndone: ({ wish }) =>
    `« ${wish} » : aucune de nos tentatives ne convient à ce programme. Demandez-le sur la page du voyage, ou déplacez les lieux vous-même.`,
  wishMidPriced: ({ wish, names }) =>
    `« ${wish} » : le mieux que nous connaissions dans votre budget est à prix moyens : ${french.list(names)}. Changez le repas si vous voulez dépenser plus.`,
  wishNotMet: ({ wish, names }) =>
    `« ${wish} » : cela n’a pas été possible pour ${french.list(names)}.`,
  writtenByModel:
    "L’IA a écrit ce programme. Le bilan montre ce que nous avons comparé à notre guide. Vérifiez les horaires et les prix avant de partir.",
};

function quoted(wishes: readonly string[], shownBy: readonly string[] = []): string {
  const named = (at: number) => (shownBy[at] ? ` (${shownBy[at]})` : "");
  return french.list(wishes.map((wish, at) => `« ${wish} »${named(at)}`));
}
