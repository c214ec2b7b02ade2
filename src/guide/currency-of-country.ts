import CURRENCIES from "../../guide/currencies.json" with { type: "json" };

/** The currency (ISO 4217) that is paid with in a country, of its two letters; undefined for one that is not known. */
export function currencyOfCountry(countryCode: string): string | undefined {
  const countries: Readonly<Record<string, readonly string[]>> = CURRENCIES;
  return Object.keys(countries).find((currency) => countries[currency]?.includes(countryCode));
}
