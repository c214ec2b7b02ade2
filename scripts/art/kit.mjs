// The pieces that the illustrations are put together from. A path is text; a layer is a colour and its paths.

import { shortPath } from "./short-path.mjs";

/** The palette of the illustrations, by one letter each. */
const COLOURS = {
  c: "#fff3df",
  s: "#e9c7a0",
  b: "#d9ab84",
  o: "#e0705a",
  r: "#c2452d",
  t: "#2f6f73",
  d: "#22485a",
  n: "#22384f",
  l: "#5f9a96",
  y: "#f8cf9f",
  g: "#efdfbf",
  h: "#dcc8a0",
  e: "#7ba58a",
  f: "#3f7f78",
  w: "#fff9ec",
  k: "#8a5a44",
  u: "#a9bcc2",
  a: "#e8a94f",
  p: "#6b648c",
  m: "#4f8fa8",
};

const rounded = (value) => Math.round(value * 10) / 10;
export const rect = (x, y, width, height) =>
  `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`;
export const poly = (...points) => {
  const places = points.map(rounded);
  const steps = places.slice(2).map((place, at) => place - places[at]);
  return `M${places[0]} ${places[1]}l${steps.join(" ")}z`;
};
export const oval = (x, y, rx, ry = rx) =>
  `M${rounded(x - rx)} ${rounded(y)}a${rounded(rx)} ${rounded(ry)} 0 1 0 ${rounded(rx * 2)} 0a${rounded(rx)} ${rounded(ry)} 0 1 0 ${rounded(-rx * 2)} 0z`;
/** The upper half of an oval, on the line y. */
export const dome = (x, y, rx, ry = rx) =>
  `M${rounded(x - rx)} ${rounded(y)}a${rounded(rx)} ${rounded(ry)} 0 0 1 ${rounded(rx * 2)} 0z`;
/** A dome that ends in a point. */
export const onion = (x, y, r, height = r * 1.7) =>
  `M${x - r * 0.8} ${y}c${-r * 0.7} ${-height * 0.35} ${r * 0.1} ${-height * 0.6} ${r * 0.8} ${-height}c${r * 0.7} ${height * 0.4} ${r * 1.5} ${height * 0.65} ${r * 0.8} ${height}z`;
/** An opening with a round top; y is its foot. */
export const arch = (x, y, width, height) =>
  `M${rounded(x)} ${rounded(y)}v${rounded(width / 2 - height)}a${rounded(width / 2)} ${rounded(width / 2)} 0 0 1 ${rounded(width)} 0v${rounded(height - width / 2)}z`;
/** An opening with a pointed top; y is its foot. */
export const lancet = (x, y, width, height) =>
  `M${x} ${y}v${-height * 0.6}q${width * 0.1} ${-height * 0.26} ${width / 2} ${-height * 0.4}q${width * 0.4} ${height * 0.14} ${width / 2} ${height * 0.4}v${height * 0.6}z`;
/** A horseshoe opening, as of Moorish houses; y is its foot. */
export const horseshoe = (x, y, width, height) =>
  `M${x} ${y}v${width * 0.55 - height}q${-width * 0.2} ${-width * 0.7} ${width / 2} ${-width * 0.75}q${width * 0.7} ${width * 0.05} ${width / 2} ${width * 0.75}v${height - width * 0.55}z`;
/** A roof whose corners turn up, as in East Asia; y is its eaves. */
export const sweep = (x, y, width, height, ridge = width * 0.45) =>
  `M${x - width / 2 - 8} ${y - 12}Q${x - ridge / 2 - 6} ${y - 8} ${x - ridge / 2} ${y - height}h${ridge}Q${x + ridge / 2 + 6} ${y - 8} ${x + width / 2 + 8} ${y - 12}Q${x + width / 2} ${y + 4} ${x + width / 2 - 24} ${y + 4}H${x - width / 2 + 24}Q${x - width / 2} ${y + 4} ${x - width / 2 - 8} ${y - 12}z`;
/** What `make` draws for 0, 1, 2 and so on. */
export const times = (count, make) => Array.from({ length: count }, (_, at) => make(at)).join("");
/** A path in another place: all but the starts of its lines must be relative. */
const moved = (path, x, y) =>
  path.replace(
    /M(-?[\d.]+) ?(-?[\d.]+)/g,
    (_, startX, startY) => `M${rounded(Number(startX) + x)} ${rounded(Number(startY) + y)}`,
  );
/** The same path so many times, each a step further: to the right, or to the right and down. */
export const row = (count, step, path) => {
  const [x, y = 0] = [step].flat();
  return times(count, (at) => moved(path, at * x, at * y));
};
/** The same path in columns and rows, as the windows of a front. */
export const grid = ([columns, stepX], [rows, stepY], path) =>
  row(rows, [0, stepY], row(columns, stepX, path));
/** Columns and rows whose places are not all alike. */
export const pattern = ([x, y], [columns, stepX], [rows, stepY], make) =>
  times(rows, (line) => times(columns, (column) => make(x + column * stepX, y + line * stepY)));

export const fill = (letter, ...paths) =>
  `<path fill="${COLOURS[letter] ?? letter}" d="${paths.join("")}"/>`;
export const line = (letter, width, ...paths) =>
  `<path fill="none" stroke="${COLOURS[letter] ?? letter}" stroke-width="${width}" d="${paths.join("")}"/>`;
export const fade = (opacity, letter, ...paths) =>
  fill(letter, ...paths).replace(/fill="(#?)([^"]*)"/, (_, hash, colour) => {
    const alpha = Math.round(opacity * 255).toString(16);
    if (hash === "") return `opacity="${opacity}" fill="${colour}"`;
    return `fill="#${colour.length === 3 ? colour.replace(/./g, "$&$&") : colour}${alpha}"`;
  });
/** Layers around 0 0, moved to a place and drawn at a scale. */
export const at = ([x, y, scale = 1], ...layers) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${layers.join("")}</g>`;

/** A drawing that pictures place where they want it. */
export const stamp =
  (...layers) =>
  (x, y, scale = 1) =>
    at([x, y, scale], ...layers);

/** The same drawing at several places. */
export const several = (draw, ...places) => places.map((place) => draw(...place)).join("");

/** What stands several times: `again` draws it elsewhere, in another tone where its fill is `currentColor`. */
export const once = (id, tone, ...layers) =>
  `<g color="${COLOURS[tone]}"><g id="${id}">${layers.join("")}</g></g>`;
export const again = (id, x, y, tone = "c") =>
  `<use href="#${id}" x="${x}" y="${y}" color="${COLOURS[tone]}"/>`;

/** What stands on the left, and on the right the other way round. */
export const mirrored = (...layers) =>
  `${once("m", "c", ...layers)}<use href="#m" transform="matrix(-1 0 0 1 640 0)"/>`;
/** Windows along a path: its width is their height. */
export const panes = (letter, height, width, gap, path) =>
  line(letter, height, path).replace(
    " d=",
    ` stroke-linecap="butt" stroke-dasharray="${width} ${gap}" d=`,
  );

/** Dots along a path, a step apart. */
export const dots = (letter, width, step, path) =>
  line(letter, width, path).replace(" d=", ` stroke-dasharray="0 ${step}" d=`);

export const person = (x, y, scale = 1, coat = "o") =>
  at(
    [x, y, scale],
    fill("n", "M-6-18h12l-1 18h-4l-1-13-1 13h-4z"),
    fill("currentColor", "M-7-14v-12q0-5 5-5h4q5 0 5 5v12z"),
    '<circle cy="-35" r="4.5" fill="#c98d6b"/>',
  ).replace(">", ` color="${COLOURS[coat] ?? coat}">`);
export const palm = stamp(
  fill("k", "M-5 0q4-60 2-118h8q2 60 6 118z"),
  fill(
    "f",
    "M1-120q-22-30-62-12q36 0 60 16zM1-120q-50-2-62 42q28-36 62-36zM1-120q20-34 62-16q-38-2-60 20zM1-120q52 0 64 38q-32-32-64-32zM1-122q-8-34 12-50q0 30-8 52z",
  ),
  fill("t", "M1-120q-26 22-24 60q10-34 26-54zM1-120q28 20 30 58q-14-34-30-52z"),
);
export const pine = stamp(
  fill("k", "M-5 0q10-44-4-84q8-30 2-54h8q8 26-2 56q16 40 4 82z"),
  fill("d", "M-58-78q4-18 26-18q10-14 32-8q24 0 22 26z"),
  fill("f", "M-28-126q6-22 32-20q26-8 40 8q18 0 18 14zM0-46q6-14 26-12q22 2 22 14z"),
);
export const cypress = stamp(
  fill("k", rect(-3, -14, 6, 14)),
  fill("f", "M0-120q-24 56-16 104q16 10 32 0q8-48-16-104z"),
  fill("t", "M0-120q-24 56-16 104q8 5 14 5q-8-54 2-109z"),
);
export const tree = stamp(
  fill("k", rect(-4, -46, 8, 46)),
  fill("f", oval(0, -72, 40, 42)),
  fill("t", "M-40-72a40 42 0 0 1 34-41q-20 46 4 83a40 42 0 0 1-38-42z"),
);
export const fir = stamp(
  fill("d", poly(0, -110, 34, 0, -34, 0)),
  fill("t", poly(0, -110, 0, 0, -34, 0)),
);
/** A dromedary with a saddle cloth, its feet at x and y. */
export const camel = (x, y, scale = 1, cloth = "o") =>
  at(
    [x, y, scale],
    fill(
      "k",
      "M-44-40q-2-20 16-22q10-24 28 0q12 4 20-8q6-12 8-24q4-10 18-8l14 5v8l-15 2q-3 10-5 20q-4 20-20 29V0h-6v-34h-4V0h-6l-2-30h-26l-2 30h-6l-1-32-3 32h-6l-1-34q-2-3-1-6zM-44-50q-9 8-7 26h3q-1-14 6-18z",
    ),
    fill(cloth, "M-27-64q13-20 26 0l-3 20h-20z"),
  );
export const lantern = (x, y, scale = 1, colour = "o") =>
  at(
    [x, y, scale],
    fill("n", rect(-7, -22, 14, 5), rect(-7, 17, 14, 5), rect(-1, -34, 2, 12), rect(-1, 22, 2, 10)),
    fill(colour, oval(0, 0, 17, 18)),
    fade(0.35, "y", oval(0, 0, 8, 17)),
  );
export const tukTuk = stamp(
  fill("m", "M-56-16q0-20 22-20h60l22 22v14H-56z"),
  fill("a", "M-54-36q4-44 26-44h58l14 44-10 2-12-34h-46q-12 0-14 34z"),
  fill("d", "M-46-36q2-34 18-34h46l11 34z"),
  line("a", 5, "M-8-70v34"),
  fill("n", oval(-34, 2, 14), oval(32, 2, 14)),
  fill("u", oval(-34, 2, 6), oval(32, 2, 6)),
);
export const sail = stamp(
  fill("w", "M4-86v66h46q-8-40-46-66z"),
  fill("s", "M-2-78v58h-36q4-34 36-58z"),
  fill("k", rect(0, -90, 3, 76)),
  fill("r", "M-46-14h104q-8 20-24 20h-58q-16 0-22-20z"),
);

const SKIES = {
  day: ["#a9ccd5", "#f6ecd9", "#a5c3c5", "#86adac"],
  dusk: ["#f0a283", "#fdeacf", "#e0a58c", "#bd8f88"],
  sand: ["#e6cb9e", "#fcf3e2", "#d9c6a0", "#c8b48c"],
  green: ["#a3bf9d", "#f4efd9", "#a9c2a6", "#86a98f"],
  night: ["#3f4a78", "#a97c98", "#6f6590", "#5a557f"],
};
const GROUNDS = {
  plaza: ["#efdfbf", "#dcc8a0"],
  grass: ["#9dbd92", "#7ba58a"],
  sand: ["#f3dcae", "#e6c48c"],
  water: ["#7fb6bd", "#4f8fa8"],
  night: ["#3a4468", "#2c3655"],
};
const HILLS = {
  hills: "M0 380V268q80-56 160-6t170-4q90-40 160 12t150-10v120z",
  peaks: "M0 380V270l60-46 44 34 72-92 66 84 40-34 54 60 70-106 78 96 46-50 110 74v90z",
  city: "M0 380V262h34v-40h40v40h26v-62h36v82h40v-46h44v46h250v-70h38v54h34v-84h40v66h58v132z",
  low: "M0 380V300q160-34 320-10q170-26 320 6v84z",
  none: "",
};

/**
 * A picture as the cards show it, 4 to 3.
 *
 * @param scene `sky`, `ground` and `back` by name; `horizon` is where the ground begins.
 */
export function picture(scene, ...layers) {
  const { sky = "day", ground = "plaza", back = "hills", horizon = 356 } = scene;
  const [top, bottom, far, near] = SKIES[sky];
  const [floor, shade] = GROUNDS[ground];
  return svg(
    [640, 480],
    `<linearGradient id="a" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><linearGradient id="g" x2="0" y2="1"><stop stop-color="${floor}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`,
    `<path fill="url(#a)" d="M0 0h640v400H0z"/>`,
    sky === "night"
      ? fill(
          "w",
          "M536 76a34 34 0 1 0 24 58a30 30 0 1 1-24-58z",
          times(7, (at) => oval(40 + at * 66, 40 + ((at * 37) % 70), 1.8)),
        )
      : `<circle cx="520" cy="106" r="33" fill="#fff6e2" stroke="#fff6e259" stroke-width="50"/>`,
    sky === "night" ? "" : fade(0.75, "#fff6e8", "M66 117v-7h48q30-30 60-13t38 13h48v7z"),
    HILLS[back] === "" ? "" : fill(far, HILLS[back]),
    back === "hills" || back === "peaks"
      ? fill(near, "M0 380V306q110-34 220-8t220-4t200 6v80z")
      : "",
    `<path fill="url(#g)" d="M0 ${horizon}h640v${480 - horizon}H0z"/>`,
    ...layers,
  );
}

/** A picture within walls. */
export const inside = (wall, ...layers) =>
  svg([640, 480], "", fill(wall, rect(0, 0, 640, 480)), ...layers);

/** A file; the page dims it a little where it is dark. */
export function svg([width, height], defs, ...layers) {
  const [again, joined] = sharing(
    layers
      .filter((layer) => layer !== "")
      .join("")
      .replace(/<path fill="([^"]*)" d="([^"]*)"\/>/g, (_, colour, path) => rowsOf(colour, path))
      .replace(/ d="([^"]*)"/g, (_, path) => ` d="${shortPath(path)}"`),
  );
  const drawing = joined.replace(/ opacity="0\./g, ' opacity=".');
  const ends = drawing.includes("stroke=") ? ' stroke-linecap="round" stroke-linejoin="round"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${ends}>
<defs>${defs}${again}</defs>${drawing}</svg>
`;
}

/** Windows in rows are dashed lines, which are shorter. */
function rowsOf(colour, path) {
  const number = "(-?[\\d.]+)";
  const window = new RegExp(`M${number} ${number}h${number}v${number}h-[\\d.]+z`, "g");
  const rows = [];
  for (const [text, ...numbers] of path.matchAll(window)) {
    const [x, y, width, height] = numbers.map(Number);
    const last = rows.at(-1);
    const step = last === undefined ? 0 : rounded(x - last.x);
    const goesOn = last?.y === y && last.width === width && last.height === height && step > width;
    if (goesOn && (last.step === undefined || last.step === step))
      Object.assign(last, { x, step, text: last.text + text });
    else rows.push({ from: x, x, y, width, height, step: undefined, text });
  }
  const alike = Map.groupBy(
    rows.filter(({ step }) => step !== undefined),
    ({ width, height, step }) => `${width} ${rounded(step - width)} ${height}`,
  );
  let rest = path;
  let lines = "";
  for (const [key, group] of alike) {
    const text = group.map((one) => one.text).join("");
    const [width, gap, height] = key.split(" ");
    const dashed = panes(
      colour,
      height,
      width,
      gap,
      group
        .map((one) => `M${one.from} ${rounded(one.y + height / 2)}H${one.x + one.width}`)
        .join(""),
    );
    if (shortPath(text).length < dashed.length) continue;
    for (const one of group) rest = rest.replace(one.text, "");
    lines += dashed;
  }
  return (rest === "" ? "" : `<path fill="${colour}" d="${rest}"/>`) + lines;
}

/** What stands in several places is written once. */
function sharing(drawing) {
  const groups = /<g (transform="[^"]*"(?: color="[^"]*")?)>((?:(?!<\/?g[ >]).)*)<\/g>/g;
  const all = [...drawing.matchAll(groups)].map(([, , inside]) => inside);
  const shared = [...new Set(all)].filter((one) => all.indexOf(one) !== all.lastIndexOf(one));
  return [
    shared.map((inside, n) => `<g id="_${n}">${inside}</g>`).join(""),
    drawing.replace(groups, (group, where, inside) =>
      shared.includes(inside) ? `<use href="#_${shared.indexOf(inside)}" ${where}/>` : group,
    ),
  ];
}
