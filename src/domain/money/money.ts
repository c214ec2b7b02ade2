/** An amount in the smallest unit of a currency. */
export type Money = { readonly minor: number; readonly currency: string };
