import type { bookingText as english } from "../en/booking-text.ts";
import { spanish } from "./spanish.ts";

export const bookingText: typeof english = ({ need, bookBy, daysAhead, isBooked }, today) => {
  if (isBooked) return "Reservado.";
  const why =
    need === "must" ? ": si no, puede que no te dejen entrar." : " si puedes: suele llenarse.";
  if (bookBy === undefined)
    return `Reserva ${spanish.count(daysAhead, { one: "día", other: "días" })} antes${why}`;
  if (today !== undefined && bookBy <= today) return `Reserva ya${why}`;
  return `Reserva antes del ${spanish.fullDate(bookBy)}${why}`;
};
