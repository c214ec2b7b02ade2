const DATES_OFF = /^(?:[A-Z][a-z]{2} \d\d[-, ]*)+off$/;
const PLAIN_RULE =
  /^(?:[A-Z][a-z]{2}-[A-Z][a-z]{2} )?(?:(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))* )?(?:off|\d\d:\d\d-\d\d:\d\d)$/;
const DAYS: Readonly<Record<string, string>> = { Mo: "M", We: "W", Fr: "F" };

/**
 * Hours as travel guides write them: no holidays, and where there is more to say than days, months and times, a remark.
 *
 * @param hours in OpenStreetMap's notation.
 */
export function hoursText(hours: string, isTwelveHours: boolean): string {
  if (hours === "24/7") return "24 hours";
  const rules = hours
    .split(";")
    .map((rule) => rule.trim().replace(",PH", ""))
    .filter((rule) => !rule.startsWith("PH") && !DATES_OFF.test(rule));
  return rules.every((rule) => PLAIN_RULE.test(rule))
    ? rules.map((rule) => ruleText(rule, isTwelveHours)).join(", ")
    : "times change with the season, see their site";
}

function ruleText(rule: string, isTwelveHours: boolean): string {
  const text = rule
    .replace(/\b(?:Mo|We|Fr)\b/g, (day) => DAYS[day] ?? day)
    .replaceAll(",", " ")
    .replace(/^(?=\d)/, "daily ")
    .replace("off", "closed");
  return isTwelveHours ? text.replace(/(\d\d):(\d\d)/g, twelveHours) : text;
}

function twelveHours(_: string, hour: string, minute: string): string {
  const hours = Number(hour) % 24;
  const past = minute === "00" ? "" : `:${minute}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past}${hours < 12 ? "AM" : "PM"}`;
}
