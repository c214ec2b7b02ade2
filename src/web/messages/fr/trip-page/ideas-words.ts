import { french } from "../../../../domain/messages/fr/french.ts";
import type { SlotPart } from "../../../../domain/trip/slot.ts";
import type { ideasWords as english } from "../../en/trip-page/ideas-words.ts";

const places = (count: number) => french.count(count, { one: "lieu", other: "lieux" });

const PARTS: Readonly<Record<SlotPart, string>> = {
  morning: "Matin",
  lunch: "Déjeuner",
  afternoon: "Après-midi",
  dinner: "Dîner",
  evening: "Soirée",
};

export const ideasWords: typeof english = {
  title: "Idées",
  about:
    "Des lieux que vous aimeriez voir. Ajoutez-en autant que vous voulez, puis placez-les dans vos journées.",
  paste: "Ajouter des lieux",
  pasteHint: "Des noms, un par ligne, ou des liens de n’importe quelle carte",
  find: "Chercher",
  nothingTyped: "Indiquez un nom ou collez un lien.",
  file: "Ou une liste dans un fichier",
  fileHint:
    "Google Takeout, KML, KMZ, GPX, GeoJSON, uMap, CSV, favoris, Markdown ou texte, 5 Mo au plus",
  reading: "Lecture…",
  failed: "Cela n’a pas marché. Veuillez réessayer.",
  shortLinks: (count) =>
    french.plural(count, {
      one: "Un lien court ne dit pas où il mène. Ouvrez-le dans votre navigateur, puis copiez la longue adresse et collez-la ici.",
      other: `${french.number(count)} liens courts ne disent pas où ils mènent. Ouvrez-les dans votre navigateur, puis copiez les longues adresses et collez-les ici.`,
    }),

  review: "Vérifiez nos résultats",
  found: (count) => `Résultats : ${places(count)}. Choisissez ceux à garder.`,
  leftOut: (count) =>
    french.plural(count, {
      one: "1 ligne ou point n’est pas un lieu : nous l’avons laissé de côté.",
      other: `${french.number(count)} lignes ou points ne sont pas des lieux : nous les avons laissés de côté.`,
    }),
  turned: (count) =>
    `Latitude et longitude étaient inversées pour ${places(count)}. Nous l’avons corrigé.`,
  area: "Milieu d’une zone de votre liste",
  inGuide: "Dans notre guide",
  onMap: "Position de votre liste",
  noPosition: "Pas encore de position",
  far: (km) => `À ${french.way(km)} de ce voyage`,
  there: "Déjà dans ce voyage",
  unsure: "Lieu incertain",
  which: (name) => `À quel lieu correspond ${name} ?`,
  chooseOne: "Choisissez…",
  mapMiddle: "Le milieu de la carte de votre lien",
  noneOfThese: "Aucun d’eux : garder sans position",
  all: "Tout sélectionner",
  none: "Ne rien sélectionner",
  keep: (count) => `Ajouter ${places(count)}`,
  nothingChosen: "Choisissez au moins un lieu.",
  back: "Retour",

  yours: (count) => `Vos idées (${count})`,
  empty: "Pas encore d’idées.",
  onDay: (day) => `Placé : ${day}`,
  remove: (name) => `Retirer ${name} de vos idées`,
  added: (count) => `Ajouté à vos idées : ${places(count)}.`,
  fit: "Les placer",
  fitting: "Recherche des meilleurs créneaux…",
  proposal: "Vos journées avec ces idées",
  noneFit: "En l’état, aucune de vos idées ne rentre :",
  left: (count) =>
    `${french.count(count, { one: "idée reste", other: "idées restent" })} de côté :`,
  why: ({ reason, km = 0 }, problem) => {
    switch (reason) {
      case "noPosition":
        return "nous ne savons pas où c’est";
      case "far":
        return `à ${french.way(km)} de vos autres lieux`;
      case "locked":
        return "tous les jours sont verrouillés";
      case "later":
        return "à placer avec les suivantes";
      case "noRoom":
        return problem === undefined ? "pas de place ces jours-là" : `pas de place (${problem})`;
    }
  },

  slot: {
    title: "Soumis au vote",
    parts: PARTS,
    slot: (day, part) => `${day} : ${PARTS[part]}`,
    putUp: (name) => `Soumettre ${name} au vote`,
    notUp: "Non soumis au vote",
    takeIt: "Prendre",
    take: (name) => `Prendre ${name}`,
    inPlan: "Actuellement au programme",
    keepIt: "Garder",
    keep: (name) => `Garder ${name}`,
    taken: (name, day, hours) => `${name} est maintenant au programme : ${day}, ${hours}.`,
  },
};
