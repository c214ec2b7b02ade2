import { sayFree } from "../say-free.ts";
import { portuguese } from "./portuguese.ts";

export const freeWords = sayFree(portuguese, {
  kinds: {
    hotel: "Descanso no hotel",
    here: "Hora de descansar",
    sunset: "Livre até o pôr do sol",
    evening: "Livre até a noite",
    opening: "Livre até o próximo lugar abrir",
  },
  kind: "Tempo livre",
  near: (names) => `Por perto: ${names}`,
});
