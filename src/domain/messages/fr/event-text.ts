import { sayEvent } from "../say-event.ts";
import { french } from "./french.ts";

export const eventText = sayEvent(french, {
  colon: " : ",
  hotels: (factor) =>
    `Comptez environ ${french.number(factor)} fois le prix habituel pour les hôtels.`,
  fast: "Avant le coucher du soleil, mangez à l’hôtel ou dans les cafés des sites ; ensuite, les restaurants se remplissent.",
});
