import type { bookingText as english } from "../en/booking-text.ts";
import { italian, withArticle } from "./italian.ts";

export const bookingText: typeof english = ({ need, bookBy, daysAhead, isBooked }, today) => {
  if (isBooked) return "Prenotato.";
  const why =
    need === "must" ? ", altrimenti rischi di non entrare." : ", se puoi: spesso è tutto pieno.";
  if (bookBy === undefined)
    return `Prenota ${italian.count(daysAhead, { one: "giorno", other: "giorni" })} prima${why}`;
  if (today !== undefined && bookBy <= today) return `Prenota subito${why}`;
  return `Prenota entro ${withArticle(italian.fullDate(bookBy))}${why}`;
};
