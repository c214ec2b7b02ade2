import {
  again,
  at,
  dome,
  dots,
  fade,
  fill,
  lantern,
  line,
  mirrored,
  once,
  oval,
  panes,
  picture,
  poly,
  rect,
  row,
  sail,
  several,
  times,
  tree,
} from "./kit.mjs";

/** Spectators in a row, from behind. */
const heads = (y, from, step) =>
  ["o", "t", "n", "a"]
    .map((tone, n) =>
      dots(tone, step * 0.84, step * 4, `M${from + n * step} ${y + step * 0.6}H640`),
    )
    .join("") + dots("#c98d6b", step * 0.4, step, `M${from} ${y}H640`);
/** People: feet at x and y, and a coat each. */
const crowd = (scale, ...people) => {
  const coats = [...new Set(people.map(([, , coat]) => coat))];
  const size = (value) => Math.round(value * scale * 10) / 10;
  return (
    line(
      "n",
      size(4),
      ...people.map(([x, y]) => `M${x - size(3)} ${y}v${size(-12)}m${size(6)} 0v${size(12)}`),
    ) +
    coats
      .map((coat) =>
        line(
          coat,
          size(12),
          ...people.map(([x, y, own]) => (own === coat ? `M${x} ${y - size(17)}v${size(-7)}` : "")),
        ),
      )
      .join("") +
    line("#c98d6b", size(9), ...people.map(([x, y]) => `M${x} ${y - size(35)}h0`))
  );
};

const avenueSide = [
  fill("s", rect(148, 204, 82, 168)),
  fill("c", rect(0, 150, 150, 222)),
  fill("p", "M146 206q6-34 22-36h50q14 4 18 36z"),
  fill("d", "M-10 152V98H130q20 8 28 54z"),
  fill("h", rect(0, 148, 158, 7), rect(0, 248, 152, 5), rect(148, 202, 88, 5)),
  panes("c", 34, 22, 22, "M16 129h130"),
  panes("t", 30, 16, 18, "M14 183h130M14 229h130M14 275h130"),
  panes("t", 24, 11, 13, "M160 230h64M160 270h64M160 310h64"),
  fill("n", rect(0, 322, 150, 50), rect(148, 336, 82, 36)),
  fill("y", "M12 330h58v42h-58zM84 330h56v42h-56zM156 342h66v30h-66z"),
  fill("r", poly(0, 308, 142, 308, 156, 328, 0, 328), poly(150, 326, 224, 326, 232, 342, 150, 342)),
  tree(272, 376, 0.8),
  tree(200, 418, 1.5),
  line("n", 4, "M110 446V312"),
  fill("y", oval(110, 302, 11)),
];

/** Three gables, each in three tones. */
const canalHouses = [
  ["M-10 150h14v-20h12v-20h24v20h12v20h14v212h-76z", [["k"], ["a", 228, -14], ["s", 456, -2]]],
  ["M66 128q22-4 22-34q16-22 32 0q0 30 22 34v240h-76z", [["r"], ["b", 228, 22], ["d", 456, -2]]],
  ["M142 156l38-44 38 44v206h-76z", [["d"], ["r", 228, -24], ["k", 456, -6]]],
].flatMap(([shape, [[tone], ...others]], at) => {
  const x = 76 * at;
  const y = [150, 128, 156][at];
  const windows = `${row(4, [0, 44], `M${x} ${y + 27}h60`)}M${x + 21} ${y - 14}h14`;
  return [
    once(`h${at}`, tone, fill("currentColor", shape), panes("w", 26, 14, 7, windows)),
    ...others.map(([other, right, down]) => again(`h${at}`, right, down, other)),
  ];
});

export const STROLLS = {
  boulevard: picture(
    { sky: "day", back: "low", horizon: 352 },
    fill("#9a9aa0", poly(90, 480, 292, 352, 348, 352, 550, 480)),
    fill(
      "w",
      poly(313, 480, 317, 440, 323, 440, 327, 480),
      poly(317, 424, 318, 400, 322, 400, 323, 424),
      poly(319, 388, 319, 370, 321, 370, 321, 388),
    ),
    mirrored(...avenueSide),
    at(
      [372, 424, 0.8],
      fill("r", "M-34 0v-60q2-12 14-12h40q12 0 14 12V0z"),
      fill("y", rect(-26, -62, 52, 28)),
      fill("c", oval(-22, -14, 6), oval(22, -14, 6)),
      fill("n", rect(-30, -2, 14, 10), rect(16, -2, 14, 10)),
    ),
    crowd(1.4, [48, 452, "t"], [80, 456, "o"], [566, 452, "n"]),
  ),
  promenade: picture(
    { sky: "day", back: "city", ground: "water", horizon: 300 },
    fade(0.5, "w", rect(60, 330, 90, 4), rect(300, 346, 120, 4), rect(500, 324, 80, 4)),
    several(sail, [250, 352, 0.7], [420, 346, 0.5]),
    fill("h", rect(0, 376, 640, 16)),
    fill("g", rect(0, 384, 640, 96)),
    fade(
      0.6,
      "h",
      poly(0, 430, 640, 430, 640, 434, 0, 434),
      rect(120, 384, 3, 46),
      rect(330, 384, 3, 46),
      rect(520, 384, 3, 46),
    ),
    line("d", 3, "M0 340H640M0 362H640", row(15, 43, "M20 340v38")),
    line("n", 6, "M190 404V250M470 404V250"),
    fill("n", rect(180, 396, 20, 10), rect(460, 396, 20, 10)),
    fill("y", oval(190, 238, 15), oval(470, 238, 15)),
    several(tree, [70, 410, 2.3], [590, 410, 2.1]),
    at(
      [330, 412],
      fill(
        "k",
        rect(-52, -34, 104, 8),
        rect(-52, -22, 104, 7),
        rect(-42, -26, 6, 26),
        rect(36, -26, 6, 26),
      ),
    ),
    crowd(1.5, [236, 452, "o"], [268, 454, "t"], [400, 446, "n"]),
    at(
      [480, 456],
      line(
        "n",
        4,
        oval(-26, -16, 16),
        oval(32, -16, 16),
        "M-26-16l18-26h30l10 26M-8-42l12 26 18-26M22-42l-2-12h-10",
      ),
      fill("n", rect(-16, -50, 18, 5)),
      fill("o", "M-14-52q0-34 14-36q14 4 12 16l12 16-6 6-14-14v14z"),
      line("d", 7, "M-6-52l14 16-4 18"),
      fill("#c98d6b", oval(2, -98, 9)),
    ),
  ),
  canal: picture(
    { sky: "day", back: "none", ground: "water", horizon: 352 },
    ...canalHouses,
    fill("h", rect(0, 346, 640, 20)),
    fill("b", rect(0, 360, 640, 16)),
    several(tree, [86, 352, 1.2], [566, 352, 1.2]),
    fill("#9c5a48", "M150 400v-46q170-84 340 0v46h-44q-126-108-252 0z"),
    line("c", 7, "M150 352q170-84 340 0"),
    line(
      "d",
      3,
      "M156 330q164-80 328 0",
      times(
        9,
        (n) => `M${176 + n * 36} ${Math.round(342 - 33 * Math.sin(((n + 0.5) * Math.PI) / 9))}v-22`,
      ),
    ),
    crowd(0.9, [290, 312, "o"], [356, 312, "n"]),
    fade(
      0.5,
      "w",
      rect(40, 410, 80, 4),
      rect(520, 402, 90, 4),
      rect(160, 456, 70, 4),
      rect(480, 460, 80, 4),
    ),
    at(
      [320, 440, 1.2],
      fill("n", "M-110-22h220q-4 26-26 26H-88q-18 0-22-26z"),
      fill("o", rect(-110, -26, 220, 7)),
      fill("w", rect(-78, -54, 146, 30), rect(-84, -60, 158, 7)),
      panes("m", 18, 22, 6, "M-72-41H62"),
    ),
  ),
  parade: picture(
    { sky: "dusk", back: "none", horizon: 350 },
    fill("s", rect(0, 160, 130, 200), rect(510, 150, 130, 210)),
    fill("c", rect(130, 196, 110, 164), rect(400, 190, 110, 170), rect(240, 176, 160, 184)),
    fill("b", rect(0, 154, 130, 8), rect(510, 144, 130, 8), rect(240, 170, 160, 8)),
    panes("t", 28, 14, 14, "M16 194h112M16 244h112M16 294h112M524 186h112M524 236h112M524 286h112"),
    panes("t", 28, 14, 18, "M146 230h90M146 280h90M416 224h90M416 274h90"),
    line("n", 2, "M0 120Q160 190 320 104Q480 190 640 110"),
    ...["r", "a", "t"].map((tone, n) =>
      panes(tone, 18, 14, 70, `M${n * 28} ${[128, 144, 152][n]}Q160 194 320 116Q480 194 640 122`),
    ),
    // The float with its sun
    panes("a", 34, 22, 26.9, oval(320, 236, 86)),
    dots("o", 36, 39.8, oval(320, 236, 76)),
    fill("y", oval(320, 236, 70)),
    fill("r", oval(288, 250, 11), oval(352, 250, 11)),
    line("n", 6, "M286 228q10-12 20 0M334 228q10-12 20 0M292 262q28 28 56 0"),
    fill("t", "M176 308h288l-22 76H198z"),
    dots("c", 36, 36, "M194 308H460"),
    dots("r", 24, 36, "M212 302H440"),
    fill("a", rect(192, 350, 256, 12)),
    fill("n", oval(244, 388, 20), oval(396, 388, 20)),
    fill("c", oval(244, 388, 8), oval(396, 388, 8)),
    once(
      "d",
      "c",
      crowd(1.5, [80, 420, "r"]),
      line("c", 26, "M88 391v4"),
      line("a", 5, "M75 385h26M75 402h26"),
      line("n", 9, "M73 362h14"),
    ),
    again("d", 62, 8),
    again("d", 418, 8),
    again("d", 480, 0),
    heads(452, 14, 36),
    dots("w", 7, 97, "M20 30L640 96M0 150L640 210"),
    dots("m", 7, 89, "M60 90L640 20M30 220L640 130"),
    dots("r", 7, 113, "M90 50L640 60M10 110L640 250"),
  ),
  hills: picture(
    { sky: "day", back: "city", ground: "grass", horizon: 330 },
    fill("e", "M0 380V320q140-60 300-14t340-24v110z"),
    fill(
      "t",
      times(7, (n) => oval(30 + n * 36, 322 - (n % 2) * 8, 24, 18)),
      times(5, (n) => oval(500 + n * 34, 306 + (n % 2) * 8, 22, 17)),
    ),
    fill("#9dbd92", "M0 480V400q190-110 360-50t280 60v70z"),
    fill("#8bb08c", "M0 480V430q230-60 400-26t240 44v32z"),
    fill("g", "M250 480q120-30 70-70q-40-30 6-70l12 4q-34 30 4 58q66 50-10 78z"),
    several(tree, [120, 404, 1.6], [186, 396, 1.1], [560, 414, 1.3]),
    line("w", 1.5, "M388 320Q450 260 476 164"),
    fill("r", poly(476, 104, 500, 140, 476, 166, 454, 132)),
    fill("a", poly(476, 104, 500, 140, 477, 135), poly(476, 166, 454, 132, 477, 135)),
    line("r", 3, "M476 166q-14 16 2 28t0 28"),
    crowd(1, [380, 356, "o"], [346, 354, "n"]),
    line("#c98d6b", 4, "M384 332l6-12"),
    fill(
      "f",
      times(9, (n) => `M${40 + n * 68} ${452 + (n % 3) * 8}l-6-18 8 10 4-18 4 18 8-10-6 18z`),
    ),
    dots("w", 8, 92, "M78 446H600"),
    dots("a", 8, 92, "M118 462H600"),
    line("n", 3, "M240 130q10-10 18 0q10-10 18 0M300 104q8-8 14 0q8-8 14 0"),
  ),
  colossus: picture(
    { sky: "dusk", back: "low", ground: "grass", horizon: 372 },
    fill("g", poly(230, 480, 286, 400, 354, 400, 410, 480)),
    fill("b", poly(150, 404, 170, 372, 470, 372, 490, 404), rect(190, 352, 260, 22)),
    fill("c", poly(262, 352, 270, 262, 370, 262, 378, 352)),
    fill("s", poly(262, 352, 270, 262, 300, 262, 296, 352)),
    fill("b", rect(258, 254, 124, 12), rect(304, 300, 32, 52)),
    // The figure: robe, shoulders, the raised arm with a wreath, head
    fill("l", "M278 254q8-60 18-96q-4-30 10-36h30q14 4 12 32q8 40 14 100z"),
    fill("l", "M336 122l24-56 12 4-14 64-10 22z"),
    fill(
      "f",
      "M278 254q8-60 18-96q-4-30 10-36h6q-2 76-6 132zM322 156l10 98h8l-8-104zM344 160q6 40 8 94h6q-2-50-10-96z",
    ),
    line("l", 13, "M302 136q-20 20-6 38l22 4"),
    fill("l", oval(320, 104, 15, 18)),
    fill("f", "M306 110q-8-30 14-30q10 0 14 8q-16-2-18 12t-4 14z"),
    line("a", 5, oval(372, 50, 17)),
    crowd(0.9, [206, 352, "n"], [434, 352, "t"]),
    crowd(1.2, [290, 440, "o"], [350, 436, "n"]),
    several(tree, [70, 404, 0.9], [580, 404, 1]),
  ),
};

/** A hut of boards with snow on its roof, its shutter open. */
const hut = [
  fill("k", rect(0, -84, 132, 84)),
  fill("y", rect(10, -72, 112, 40)),
  fill("#6f4836", rect(0, -34, 132, 6), rect(0, -14, 132, 3)),
  fill(
    "w",
    "M-16-84l30-46h104l30 46q-12 12-22 0-14 14-28 0-16 14-32 0-16 14-32 0-14 12-26 0-12 12-24 0z",
  ),
  dots("currentColor", 16, 18, "M22-40H116"),
  dots("r", 12, 36, "M30-62H110"),
];

const stand = [
  line("k", 4, "M0 0v120"),
  fill("currentColor", "M-78 22q10-46 78-56q68 10 78 56z"),
  fill("c", "M-26 22q2-40 26-56q24 16 26 56z"),
  fill("k", rect(-66, 96, 132, 40)),
  fill("#6f4836", rect(-66, 114, 132, 4)),
  dots("r", 36, 84, "M-42 90H60"),
  fill("f", dome(0, 96, 20, 22)),
  dots("a", 15, 42, "M-42 74H60"),
];

/** A sign down a front: strokes that are no letters. */
const neon = (x, y, tone, count, ink = "w") =>
  fill(tone, rect(x, y, 26, count * 26 + 8)) +
  line(
    ink,
    2.5,
    times(
      count,
      (n) =>
        [
          `M${x + 6} ${y + 10 + n * 26}h14m-7-4v16m-6-6h12`,
          `M${x + 6} ${y + 8 + n * 26}h14v14h-14z`,
          `M${x + 7} ${y + 8 + n * 26}h12m-12 7h12m-12 7h12`,
        ][n % 3],
    ),
  );

export const CROWDS = {
  "market-christmas": picture(
    { sky: "night", back: "none", ground: "night", horizon: 366 },
    fill(
      "#4a4470",
      rect(0, 210, 640, 160),
      poly(0, 212, 50, 150, 100, 212),
      poly(100, 212, 150, 160, 200, 212),
      poly(420, 212, 480, 150, 540, 212),
      poly(540, 212, 590, 164, 640, 212),
    ),
    panes("y", 20, 14, 32, "M24 236h160M450 236h160"),
    fill("w", "M0 480V384q180-24 340-8t300-4V480z"),
    fade(0.25, "u", "M0 480V420q200-20 360 0t280-8v68z"),
    at(
      [6, 392],
      once("h", "a", ...hut),
      again("h", 152, -4, "o"),
      again("h", 350, -4, "l"),
      again("h", 500, 0, "a"),
    ),
    fill("k", rect(310, 392, 20, 20)),
    fill("t", "M320 150l42 80h-20l46 78h-24l52 88H224l52-88h-24l46-78h-20z"),
    fill("d", "M320 150v246h-96l52-88h-24l46-78h-20z"),
    fill("a", "M320 132l7 18 19 2-15 12 5 19-16-11-16 11 5-19-15-12 19-2z"),
    dots("y", 10, 24, "M296 226q24 16 50-6M272 304q50 24 96-8M246 384q70 20 148-10"),
    dots("o", 12, 30, "M300 264q24 10 40-6M278 346q40 16 84-12"),
    line("n", 2, "M0 180Q150 280 316 176Q490 280 640 180"),
    dots("y", 11, 27, "M0 182Q150 282 316 178Q490 282 640 182"),
    crowd(1.4, [120, 440, "r"], [154, 444, "t"], [470, 440, "o"], [504, 446, "m"]),
    dots("w", 5, 61, "M20 40H640M50 92H640M0 140H640M34 300H640"),
  ),
  "market-asian": picture(
    { sky: "sand", back: "none", horizon: 350 },
    once(
      "b",
      "l",
      fill("currentColor", rect(0, 120, 128, 212)),
      fill("d", rect(-2, 112, 132, 10), rect(0, 226, 128, 5)),
      panes("d", 60, 26, 10, "M14 174h100"),
      panes("w", 9, 20, 16, "M17 152h100M17 166h100M17 180h100M17 194h100"),
    ),
    again("b", 128, 30, "y"),
    again("b", 256, 8, "o"),
    again("b", 384, 26, "y"),
    again("b", 512, 2, "l"),
    several(neon, [112, 148, "r", 4, "y"], [496, 150, "a", 4, "n"]),
    line("n", 2, "M0 212Q160 262 320 216Q480 262 640 210"),
    once("l", "o", lantern(186, 269, 0.9)),
    again("l", 42, -3),
    again("l", 226, -3),
    again("l", 268, 0),
    fill("n", rect(0, 326, 640, 38)),
    at([92, 282], once("s", "o", ...stand), again("s", 228, -8, "t"), again("s", 456, 0, "a")),
    crowd(1.5, [206, 384, "t"], [436, 384, "o"], [196, 450, "n"], [232, 454, "r"], [424, 452, "t"]),
  ),
  "street-neon": picture(
    { sky: "night", back: "none", ground: "night", horizon: 350 },
    fill("#4a4470", rect(230, 150, 70, 210), rect(304, 100, 60, 260), rect(368, 170, 60, 190)),
    panes(
      "y",
      12,
      9,
      11,
      times(7, (n) => `M240 ${170 + n * 24}h50M312 ${122 + n * 24}h46M376 ${194 + n * 20}h46`),
    ),
    fill("d", rect(0, 40, 130, 330), rect(524, 60, 116, 310)),
    fill("#335a70", rect(130, 110, 104, 260), rect(424, 96, 100, 274)),
    panes(
      "#8fd0d0",
      22,
      20,
      8,
      times(6, (n) => `M12 ${71 + n * 40}h84M552 ${91 + n * 38}h84`) +
        row(3, [0, 34], "M146 210h56"),
    ),
    // The screen
    fill("n", rect(426, 112, 96, 82)),
    fill("o", rect(432, 118, 84, 70)),
    fill("y", oval(474, 146, 15), dome(474, 188, 28, 26)),
    fill("n", dome(474, 142, 17, 14)),
    several(neon, [102, 90, "r", 7], [206, 160, "m", 5], [424, 206, "t", 4, "y"]),
    neon(524, 96, "r", 6, "y"),
    fill("y", rect(0, 322, 234, 48), rect(424, 322, 216, 48)),
    fill("r", rect(0, 306, 100, 18), rect(524, 306, 116, 18)),
    fill("a", rect(130, 312, 104, 14), rect(424, 312, 100, 14)),
    panes("n", 40, 3, 25, "M26 350h206M446 350h190"),
    fill(
      "w",
      times(7, (n) =>
        poly(150 + n * 52, 392, 180 + n * 52, 392, 150 + n * 84 - 46, 462, 104 + n * 84 - 46, 462),
      ),
    ),
    crowd(
      1.5,
      [120, 412, "r"],
      [206, 428, "a"],
      [268, 452, "m"],
      [344, 426, "o"],
      [408, 450, "l"],
      [500, 428, "a"],
      [560, 410, "o"],
    ),
  ),
  arena: picture(
    { sky: "night", back: "none", ground: "night", horizon: 300 },
    fill("d", rect(0, 0, 640, 300)),
    once("h", "c", heads(92, 16, 36), fill("n", rect(-40, 124, 700, 16))),
    again("h", -16, 58),
    again("h", -4, 116),
    fill("n", rect(0, 240, 640, 240)),
    again("h", -10, 174),
    fill("n", rect(0, 298, 640, 182)),
    fade(0.2, "y", poly(250, 40, 390, 40, 600, 410, 40, 410)),
    fill("n", rect(180, 20, 280, 14), rect(240, 0, 4, 20), rect(396, 0, 4, 20)),
    panes("y", 12, 28, 16, "M196 38h250"),
    fill("r", poly(60, 400, 580, 400, 560, 456, 80, 456)),
    fill("c", poly(150, 316, 490, 316, 586, 402, 54, 402)),
    fade(0.5, "b", oval(320, 362, 90, 26)),
    fill("r", rect(144, 226, 12, 94), rect(484, 226, 12, 94)),
    line("o", 4, "M150 240H490M150 266H490M150 292H490"),
    at(
      [276, 374, 2.4],
      line("#c98d6b", 7, "M-2-22l-6 12-2 10M4-22l4 12 8 9M0-38l16 2 8-8"),
      line("#c98d6b", 11, "M0-24l4-14"),
      fill("r", "M-8-26h16l2 10h-8l-2-4-4 5h-7z"),
      fill("t", oval(7, -50, 6)),
    ),
    at(
      [362, 374, -2.4],
      `<g transform="scale(1 -1)">`,
      line("#b07a58", 7, "M-2-22l-6 12-2 10M4-22l4 12 8 9M0-38l16 4 8-3"),
      line("#b07a58", 11, "M0-24l4-14"),
      fill("m", "M-8-26h16l2 10h-8l-2-4-4 5h-7z"),
      fill("a", oval(7, -50, 6)),
      "</g>",
    ),
    line("y", 4, "M58 330H582M58 358H582M58 386H582"),
    line(
      "y",
      4,
      "M54 330L150 240M54 358L150 266M54 386L150 292M586 330L490 240M586 358L490 266M586 386L490 292",
    ),
    fill("r", rect(48, 310, 14, 100), rect(578, 310, 14, 100)),
    heads(450, 20, 56),
  ),
};
export const STAGES = {
  show: picture(
    { sky: "night", back: "city", ground: "night", horizon: 380 },
    fill("#8f3427", rect(190, 70, 430, 310)),
    fill("r", rect(178, 54, 454, 22), rect(178, 250, 454, 10)),
    fade(0.25, "y", oval(405, 158, 190, 92)),
    at(
      [342, 150, 1.05],
      fill("c", "M-58-50q58-22 116 0q6 90-58 116q-64-26-58-116z"),
      fill("s", "M-58-50q20-8 40-10q-20 66 18 126q-64-26-58-116z"),
      line("n", 6, "M-36-14q10-14 22 0M14-14q12-14 22 0"),
      fill("r", "M-30 14q30 14 60 0q-6 32-30 34q-24-2-30-34z"),
    ),
    at(
      [470, 168, 1.05],
      fill("a", "M-58-50q58-22 116 0q6 90-58 116q-64-26-58-116z"),
      fill("#d08f3c", "M-58-50q20-8 40-10q-20 66 18 126q-64-26-58-116z"),
      line("n", 6, "M-38-18l22 6M38-18l-22 6"),
      fill("n", oval(-24, -4, 7, 5), oval(24, -4, 7, 5), "M-28 40q28-36 56 0q-28-14-56 0z"),
    ),
    fill("c", poly(214, 262, 596, 262, 616, 304, 194, 304)),
    dots("a", 12, 24, "M210 270H604M202 296H612"),
    fill("y", rect(300, 312, 210, 68)),
    line("k", 7, "M300 312v68M352 312v68M405 312v68M457 312v68M510 312v68"),
    fill("d", rect(214, 316, 62, 58), rect(534, 316, 62, 58)),
    fill("o", oval(245, 346, 20), oval(565, 346, 20)),
    fill("r", poly(340, 380, 470, 380, 520, 480, 290, 480)),
    crowd(1.5, [380, 440, "t"], [430, 432, "a"], [560, 430, "p"], [600, 436, "o"]),
  ),
};
