import type { belowHeroWords as english } from "../en/below-hero-words.ts";
export const belowHeroWords: typeof english = {
  tag: "de" as const,
  howItWorks: "So funktioniert’s",
  steps: [
    {
      title: "Sag uns, wohin und wie lange",
      text: "Reiseziel, Tage, Budget und wer mitkommt. Dazu Daten und Wünsche, wenn du welche hast.",
    },
    {
      title: "Wir planen und prüfen",
      text: "Wir prüfen Öffnungszeiten, Wege, Zeit zum Essen und dein Budget. Jede Prüfung kannst du nachlesen.",
    },
    {
      title: "Mach ihn zu deinem Plan",
      text: "Verschieb einen Ort, und der Tag passt sich an. Teil den Plan, druck ihn aus oder nutz ihn offline.",
    },
  ],
  lookAround: "Sieh dir eine fertige Reise an",
  aboutExample: "Vier Tage in Rom für eine vierköpfige Familie. Ganz ohne Anmeldung.",
  dayName: (number) => `Tag ${number}`,
  dayFigures: (places, kmOnFoot) => `${places} Orte · ${kmOnFoot.replace(".", ",")} km zu Fuß`,
  until: (time) => `bis ${time}`,
  morePlaces: (count) => `und ${count} weitere`,
  checked: "Geprüft: Alles ist geöffnet und gut erreichbar",
  openExample: "Beispielreise öffnen",
};
