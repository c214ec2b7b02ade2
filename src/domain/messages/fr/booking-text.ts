import type { bookingText as english } from "../en/booking-text.ts";
import { french } from "./french.ts";

export const bookingText: typeof english = ({ need, bookBy, daysAhead, isBooked }, today) => {
  if (isBooked) return "Réservé.";
  const why =
    need === "must"
      ? " : sinon, vous risquez de ne pas pouvoir entrer."
      : " si possible : c’est souvent complet.";
  if (bookBy === undefined)
    return `Réservez ${french.count(daysAhead, { one: "jour", other: "jours" })} avant${why}`;
  if (today !== undefined && bookBy <= today) return `Réservez vite${why}`;
  return `Réservez d’ici le ${french.fullDate(bookBy)}${why}`;
};
