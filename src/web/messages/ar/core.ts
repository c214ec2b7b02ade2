export { belowHeroWords } from "./below-hero-words.ts";
export { homeWords } from "./home-words.ts";
export { shellWords } from "./shell-words.ts";
export { uiWords } from "./ui-words.ts";

export const app = () => import("./app.ts");
export const trip = () => import("./trip.ts");
