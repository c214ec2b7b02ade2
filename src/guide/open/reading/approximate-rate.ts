import { OWN_RATES } from "../../../domain/money/exchange-rates.ts";

/** As `OWN_RATES`, for currencies that expenses can't be in: the middle of 2025, rounded, from general knowledge. */
const MORE_PER_EURO: Readonly<Record<string, number>> = {
  AMD: 450,
  AZN: 2,
  BAM: 1.956,
  BDT: 143,
  BGN: 1.956,
  BOB: 8.1,
  BYN: 3.8,
  CRC: 590,
  CUP: 28,
  DOP: 69,
  DZD: 152,
  ETB: 158,
  FJD: 2.62,
  GEL: 3.2,
  GHS: 12.1,
  GTQ: 9,
  HNL: 30.6,
  IRR: 49000,
  JMD: 187,
  KGS: 102,
  KHR: 4700,
  KZT: 607,
  LAK: 25300,
  LBP: 105000,
  LKR: 352,
  MDL: 19.8,
  MGA: 5200,
  MKD: 61.5,
  MMK: 2460,
  MNT: 4200,
  MOP: 9.5,
  MUR: 53,
  MVR: 18.1,
  NAD: 20.8,
  NGN: 1800,
  NIO: 43,
  NPR: 161,
  PAB: 1.17,
  PKR: 333,
  PYG: 9300,
  RUB: 92,
  RWF: 1690,
  TND: 3.4,
  TWD: 34.3,
  TZS: 3090,
  UAH: 48.8,
  UGX: 4220,
  UYU: 47,
  UZS: 14750,
  VND: 30600,
  XAF: 656,
  XOF: 656,
  XPF: 119.3,
  ZMW: 28,
};

/** An approximate exchange rate between two currencies; undefined where one of them is not in the tables. */
export function approximateRate(from: string, to: string): number | undefined {
  if (from === to) return 1;
  const [one, other] = [perEuro(from), perEuro(to)];
  return one === undefined || other === undefined ? undefined : other / one;
}

function perEuro(code: string): number | undefined {
  return code === "EUR" ? 1 : (OWN_RATES.perEuro[code] ?? MORE_PER_EURO[code]);
}
