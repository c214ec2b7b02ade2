import type { bookingText as english } from "../en/booking-text.ts";
import { portuguese } from "./portuguese.ts";

export const bookingText: typeof english = ({ need, bookBy, daysAhead, isBooked }, today) => {
  if (isBooked) return "Reservado.";
  const why =
    need === "must"
      ? ": sem reserva, talvez você não consiga entrar."
      : " se puder: costuma lotar.";
  if (bookBy === undefined)
    return `Reserve ${portuguese.count(daysAhead, { one: "dia", other: "dias" })} antes${why}`;
  if (today !== undefined && bookBy <= today) return `Reserve agora${why}`;
  return `Reserve até ${portuguese.fullDate(bookBy)}${why}`;
};
