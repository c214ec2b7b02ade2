import type { KnownHotel } from "../known-city.ts";

/** "€22 per adult", "Free"; in English, as the whole trip document is. */
export function ticketText(price: number | undefined, currency: string): string {
  if (price === undefined) return "Price not known";
  return price === 0 ? "Free" : `${moneyFormat(currency).format(price)} per adult`;
}

/** "€150 – €260 per night". */
export function nightText({ low, high }: KnownHotel["pricePerNight"], currency: string): string {
  return `${moneyFormat(currency).formatRange(low, high)} per night`;
}

function moneyFormat(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  });
}
