/** A trip in a line, of what it says; `counted` says an amount in a language, and words stand for themselves. */
export function sayTripSummary(
  counted: (amount: string, of: "days" | "travelers") => string,
  budgetText: (title: string) => string,
) {
  const said = (amount: number | string, of: "days" | "travelers") =>
    /^\d/.test(`${amount}`) ? counted(`${amount}`, of) : `${amount}`;
  return (days: number | string, traveler: string, budget: string): string =>
    [said(days, "days"), said(traveler, "travelers"), budgetText(budget)]
      .filter((part) => part !== "")
      .join(" · ");
}
