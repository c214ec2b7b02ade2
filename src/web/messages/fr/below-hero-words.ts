import type { belowHeroWords as english } from "../en/below-hero-words.ts";
export const belowHeroWords: typeof english = {
  tag: "fr" as const,
  howItWorks: "Comment ça marche",
  steps: [
    {
      title: "Dites-nous où et combien de temps",
      text: "Votre destination, vos jours, votre budget et vos compagnons de voyage. Ajoutez dates et souhaits si vous en avez.",
    },
    {
      title: "Nous planifions et vérifions",
      text: "Nous vérifions les horaires, les trajets, le temps pour les repas et votre budget. Vous pouvez lire chaque vérification.",
    },
    {
      title: "À vous de jouer",
      text: "Déplacez un lieu et la journée s’adapte. Partagez, imprimez ou emportez le tout hors ligne.",
    },
  ],
  lookAround: "Voir un voyage tout prêt",
  aboutExample: "Quatre jours à Rome pour une famille de quatre. Aucun compte nécessaire.",
  dayName: (number) => `Jour ${number}`,
  dayFigures: (places, kmOnFoot) => `${places} lieux · ${kmOnFoot.replace(".", ",")} km à pied`,
  until: (time) => `jusqu’à ${time}`,
  morePlaces: (count) => `et ${count} ${count === 1 ? "autre" : "autres"}`,
  checked: "Vérifié : tout est ouvert et facile d’accès",
  openExample: "Ouvrir l’exemple",
};
