import { CURRENCIES } from "../../../../domain/money/currency.ts";

/** Every currency, those of the trip first. */
export function CurrencyOptions({ first }: { first: readonly string[] }) {
  const before = CURRENCIES.filter((code) => first.includes(code));
  const others = CURRENCIES.filter((code) => !first.includes(code));
  return [...before, ...others].map((code) => (
    <option key={code} value={code}>
      {code}
    </option>
  ));
}
