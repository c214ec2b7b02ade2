/** How many numbers each segment of a path takes. */
const COUNTS = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };
const short = (value) => `${Math.round(value * 10) / 10 || 0}`.replace(/^(-?)0\./, "$1.");

/** Numbers one after another: a minus or a second point needs no space before it, nor do the flags of an arc. */
const joined = (letter, values) =>
  values.reduce((text, value, at) => {
    const next = short(value);
    const isAfterFlag = letter === "a" && (at === 4 || at === 5);
    return text + (at === 0 || isAfterFlag || next.startsWith("-") ? "" : " ") + next;
  }, "");

function segmentsOf(path) {
  return [...path.matchAll(/([mlhvqtcsaz])([^mlhvqtcsaz]*)/gi)].flatMap(([, letter, rest]) => {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
    const count = COUNTS[letter.toLowerCase()];
    if (count === 0) return [[letter, []]];
    return Array.from({ length: values.length / count }, (_, at) => [
      at > 0 && letter === "M" ? "L" : at > 0 && letter === "m" ? "l" : letter,
      values.slice(at * count, (at + 1) * count),
    ]);
  });
}

/** The coordinates of a segment, moved by x and y. */
const moved = (kind, values, x, y) =>
  values.map((value, at) => {
    if (kind === "h") return value + x;
    if (kind === "v") return value + y;
    if (kind === "a") return at < 5 ? value : value + (at === 5 ? x : y);
    return value + (at % 2 === 0 ? x : y);
  });

/** The same path in fewer characters: each segment by whichever is shorter, places or steps. */
export function shortPath(path) {
  let [x, y, startX, startY, text, last] = [0, 0, 0, 0, "", ""];
  const write = (letter, values) => {
    const numbers = joined(letter.toLowerCase(), values);
    const goesOn = letter === last && letter !== "m" && letter !== "M" && letter !== "z";
    const isLine = (last === "M" && letter === "L") || (last === "m" && letter === "l");
    return goesOn || isLine
      ? numbers.startsWith("-")
        ? numbers
        : ` ${numbers}`
      : letter + numbers;
  };
  for (const [letter, values] of segmentsOf(path)) {
    const kind = letter.toLowerCase();
    const places = letter === kind ? moved(kind, values, x, y) : values;
    const steps = moved(kind, places, -x, -y);
    const [asPlaces, asSteps] = [write(kind.toUpperCase(), places), write(kind, steps)];
    const isStep = kind === "z" || (text !== "" && asSteps.length <= asPlaces.length);
    text += isStep ? asSteps : asPlaces;
    last = isStep ? kind : kind.toUpperCase();
    if (kind === "z") [x, y] = [startX, startY];
    else if (kind === "h") x = places[0];
    else if (kind === "v") y = places[0];
    else [x, y] = places.slice(-2);
    if (kind === "m") [startX, startY] = [x, y];
  }
  return text;
}
