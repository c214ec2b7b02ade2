import type { PageLanguage } from "../catalogues.ts";
import { belowHeroWords } from "./below-hero-words.ts";
import { homeWords } from "./home-words.ts";
import { shellWords } from "./shell-words.ts";
import { uiWords } from "./ui-words.ts";

export const pageLanguage: PageLanguage = {
  core: {
    "below-hero": belowHeroWords,
    home: homeWords,
    shell: shellWords,
    ui: uiWords,
  },
  app: async () => (await import("./app.ts")).app,
  trip: async () => (await import("./trip.ts")).trip,
};
