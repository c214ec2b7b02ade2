// What one place is known for, and no other drawing shows: Gaudí's houses, tango and flamenco, a stepwell, a leaning tower.
import {
  arch,
  at,
  cypress,
  dome,
  fade,
  fill,
  grid,
  lancet,
  line,
  oval,
  person,
  picture,
  poly,
  rect,
  row,
  tree,
} from "./kit.mjs";

const balcony = (x, y) =>
  fill("k", `M${x - 26} ${y}q26 22 52 0v10q-26 20-52 0z`) +
  fill("w", `M${x - 24} ${y - 2}q4-20 24-20t24 20q-24 14-48 0z`) +
  fill("n", oval(x - 9, y - 10, 6, 5), oval(x + 9, y - 10, 6, 5));

const vines = (y, scale, tone) =>
  fill(
    tone,
    row(12, (n) => oval(24 + n * 56, y, 24 * scale, 13 * scale)),
  ) +
  line(
    "k",
    3,
    row(12, (n) => `M${24 + n * 56} ${y + 8}v${Math.round(18 * scale)}`),
  );

const stage = [
  fill("#5c2438", rect(0, 0, 640, 372)),
  fill(
    "#7a2f42",
    row(8, (n) => rect(n * 84, 0, 42, 372)),
  ),
  fade(0.22, "y", poly(280, 0, 360, 0, 500, 390, 140, 390)),
  fill("#8a5a44", rect(0, 360, 640, 120)),
  fade(0.35, "y", oval(320, 424, 230, 40)),
];

const guitarist = (x, y) =>
  at(
    x,
    y,
    1,
    fill("k", rect(-22, -36, 44, 8), rect(-20, -28, 6, 28), rect(14, -28, 6, 28)),
    fill("n", "M-18-36q-2-46 18-46t18 46zM-16-36h14v36h-14zM4-36h14v36H4z"),
    fill("#c98d6b", oval(0, -94, 12)),
    fill("k", "M-12-98q2-12 12-12t12 12q-12-4-24 0z"),
    fill("a", oval(-14, -52, 16, 12), oval(4, -56, 12, 10)),
    fill("k", oval(-4, -54, 5)),
    line("k", 5, "M8-58l44-18"),
  );

export const FAMOUS = {
  "house-gaudi": picture(
    { back: "none", horizon: 384 },
    fill("#d8c9ae", rect(0, 150, 120, 234), rect(520, 150, 120, 234)),
    fill(
      "d",
      grid([22, 176], [2, 48], [4, 50], (x, y) => rect(x, y, 24, 34)),
      grid([542, 176], [2, 48], [4, 50], (x, y) => rect(x, y, 24, 34)),
    ),
    fill("t", "M108 128q20-54 84-60q40-50 128-48t128 48q64 6 84 60q-20 26-60 20H168q-40 6-60-20z"),
    fill("e", "M108 128q20-54 84-60q40-50 128-48q-90 12-120 60q-60 4-70 56q-14 0-22-8z"),
    line(
      "l",
      5,
      "M132 120q20-24 44-20q22-30 56-24M214 122q20-28 48-22M300 122q22-32 52-24M392 122q20-28 48-20",
    ),
    fill("a", "M448 72h22v-34q-11-14-22 0z"),
    fill("w", "M459 2v26M449 14h20"),
    line("w", 5, "M459 4v24M449 14h20"),
    fill("#8fb9c4", rect(120, 138, 400, 246)),
    fill(
      "#c7dbd8",
      grid([140, 152], [9, 44], [5, 48], (x, y) => oval(x + (y % 3) * 4, y, 6)),
    ),
    fill(
      "o",
      grid([150, 168], [6, 66], [4, 62], (x, y) => oval(x, y, 4)),
    ),
    fill(
      "a",
      grid([178, 196], [6, 62], [3, 66], (x, y) => oval(x, y, 4)),
    ),
    fill(
      "n",
      row(4, (n) => arch(146 + n * 94, 214, 66, 50)),
      row(4, (n) => arch(146 + n * 94, 286, 66, 52)),
    ),
    row(4, (n) => balcony(179 + n * 94, 216)),
    row(4, (n) => balcony(179 + n * 94, 288)),
    fill("c", "M120 302q50-14 100 2q50 14 100 0q50-14 100 0q50 14 100-2v82H120z"),
    fill(
      "n",
      "M140 384v-44q40-30 80 0v44zM240 384v-48q38-30 76 0v48zM338 384v-48q38-30 76 0v48zM434 384v-44q36-30 72 0v44z",
    ),
    person(90, 436, 1.2),
    person(400, 440, 1.2, "t"),
    person(424, 444, 1.2, "a"),
  ),
  tango: picture(
    { sky: "night", back: "none", ground: "night", horizon: 360 },
    ...stage,
    line("n", 4, "M70 360V250"),
    guitarist(96, 414),
    at(
      548,
      414,
      1,
      fill("k", rect(-22, -36, 44, 8), rect(-20, -28, 6, 28), rect(14, -28, 6, 28)),
      fill("n", "M-18-36q-2-46 18-46t18 46zM-16-36h14v36h-14zM4-36h14v36H4z"),
      fill("#c98d6b", oval(0, -94, 12)),
      fill("k", "M-12-98q2-12 12-12t12 12q-12-4-24 0z"),
      fill("r", rect(-40, -66, 24, 30), rect(16, -66, 24, 30)),
      fill(
        "w",
        row(4, (n) => rect(-15 + n * 8, -64, 4, 26)),
      ),
    ),
    at(
      320,
      446,
      1.7,
      fill("#22384f", oval(0, 2, 58, 8)),
      fill("n", "M-30 0l8-66h22l6 66h-12l-6-48-8 48z"),
      fill("n", "M-26-60q-2-52 10-56h14q10 4 6 56z"),
      fill("w", poly(-10, -116, 0, -116, -4, -92)),
      fill("#c98d6b", oval(-6, -130, 11)),
      fill("k", "M-18-130q-2-14 12-14 12 0 12 10-10-4-16 2z"),
      fill("r", "M4-112q16-4 18 8l4 34q34 20 30 62l-22-18q-18-4-26 10l-10-46z"),
      fill("o", "M8-44q18 4 34 22l16 14q6 6-2 8l-14-2q-20-24-36-30z"),
      fill("#c98d6b", "M52-8l18 4q6 2 2 6l-16 0zM2-10l8-38 10 2-6 46h-8z"),
      fill("#c98d6b", oval(14, -124, 10)),
      fill("k", "M6-128q4-12 14-9 9 4 5 17-8-8-19-8z"),
      fill("r", oval(25, -132, 4)),
      line("n", 9, "M0-104q24 6 40-14"),
      line("#c98d6b", 6, "M18-106q12-2 22-12"),
    ),
  ),
  flamenco: picture(
    { sky: "night", back: "none", ground: "night", horizon: 360 },
    ...stage,
    fill(
      "w",
      row(3, (n) => arch(40 + n * 220, 330, 120, 240)),
    ),
    fill(
      "#d97a5c",
      row(3, (n) => arch(52 + n * 220, 330, 96, 220)),
    ),
    fill("#8a5a44", rect(0, 330, 640, 32)),
    guitarist(110, 412),
    at(
      520,
      412,
      1,
      fill("n", "M-16 0l4-48h24l4 48h-12l-4-34-4 34z"),
      fill("w", "M-16-44q-4-44 16-44t16 44z"),
      fill("n", "M-16-44q-4-44 8-44l2 44z"),
      fill("#c98d6b", oval(0, -100, 12), oval(-2, -66, 6), oval(8, -64, 6)),
      fill("k", "M-12-104q2-12 12-12t12 12q-12-4-24 0z"),
    ),
    at(
      320,
      448,
      1.75,
      fill("#22384f", oval(6, 2, 66, 8)),
      fill(
        "r",
        "M-10-74q-4 34-44 60 10 14 26 10 8 10 24 4 10 8 24 0 14 8 26 0 14 6 22-4 18 4 22-12-60-20-76-58z",
      ),
      fill(
        "o",
        "M-52-16q10 12 26 8 8 10 24 4 10 8 24 0 14 8 26 0 14 6 22-4 16 4 20-8l4 8q-6 12-24 8-8 10-22 4-12 8-26 0-14 8-24 0-16 6-24-4-16 4-26-10z",
      ),
      fill(
        "n",
        row(5, (n) => oval(-18 + n * 16, -36 + (n % 2) * 10, 3)),
      ),
      fill("r", "M-12-70q-2-34 4-38h18q8 6 6 38z"),
      line("#c98d6b", 7, "M-6-104q-24-10-22-34M12-104q22-12 16-40"),
      fill("#c98d6b", oval(2, -122, 11)),
      fill("k", "M-9-122q-2-14 11-14t11 14q-4-8-11-6-8-2-11 6zM8-114a7 7 0 1 0 12 4z"),
      fill("o", oval(-7, -132, 5)),
    ),
  ),
  warship: picture(
    { back: "city", ground: "water", horizon: 340 },
    fill("u", "M40 330h560l-36 62H96z"),
    fill("#8ea3ac", "M40 330h560l-8 14H52z"),
    fill("r", "M88 380h484l-8 12H96z"),
    fill("u", rect(230, 262, 190, 68), rect(262, 216, 96, 48)),
    fill("#8ea3ac", rect(230, 262, 66, 68), rect(262, 216, 34, 48)),
    fill(
      "n",
      row(6, (n) => rect(270 + n * 14, 228, 8, 10)),
      row(9, (n) => oval(250 + n * 20, 290, 5)),
    ),
    line("n", 6, "M310 216V110M284 140h52M294 168h32"),
    fill("n", oval(310, 128, 20, 8)),
    fill("#6d7f88", "M380 262v-60h34v60z"),
    fill("n", rect(380, 202, 34, 10)),
    ...[
      [150, 330, -1],
      [500, 330, 1],
    ].map(
      ([x, y, way]) =>
        fill("#6d7f88", `M${x - 38} ${y}v-20q0-18 20-18h36q20 0 20 18v20z`) +
        line(
          "n",
          7,
          `M${x + way * 30} ${y - 26}l${way * 70}-16M${x + way * 30} ${y - 16}l${way * 70}-12`,
        ),
    ),
    line("w", 3, "M64 330v-16h110M576 330v-16H430"),
    line("n", 3, "M580 330V270"),
    fill("r", rect(582, 272, 34, 10)),
    fill("w", rect(582, 282, 34, 10)),
    fade(0.5, "w", rect(60, 412, 150, 5), rect(330, 436, 190, 5), rect(500, 404, 100, 5)),
    person(120, 330, 0.9, "w"),
    person(452, 330, 0.9, "w"),
  ),
  vineyard: picture(
    { ground: "grass", horizon: 300 },
    fill("e", "M0 330V266q160-40 330 0t310-14v90z"),
    fill("c", rect(400, 214, 130, 62)),
    fill("s", rect(400, 214, 44, 62)),
    fill("o", poly(388, 216, 465, 172, 542, 216)),
    fill("n", arch(454, 276, 24, 36), rect(414, 232, 14, 18), rect(502, 232, 14, 18)),
    cypress(372, 278, 0.8),
    cypress(560, 280, 0.9),
    cypress(586, 284, 0.7),
    vines(322, 0.7, "#6f9a5d"),
    vines(366, 0.95, "#5f8f52"),
    vines(418, 1.2, "#4f8348"),
    fill(
      "p",
      row(
        11,
        (n) => oval(20 + n * 60, 428, 6) + oval(30 + n * 60, 434, 6) + oval(24 + n * 60, 438, 6),
      ),
    ),
    fill("k", "M510 462q0-44 44-44t44 44z"),
    fill("#5f4034", "M510 462q0-44 18-44v44zM580 462v-44q18 0 18 44z"),
    fill("a", rect(506, 438, 96, 6)),
    person(290, 400, 1.2, "w"),
    person(120, 462, 1.4, "r"),
  ),
  "palazzo-canal": picture(
    { back: "none", ground: "water", horizon: 362 },
    fill("s", rect(0, 120, 150, 246)),
    fill("o", rect(490, 96, 150, 270)),
    fill(
      "n",
      grid([22, 150], [3, 44], [3, 66], (x, y) => lancet(x, y + 40, 22, 44)),
      grid([510, 130], [3, 44], [3, 70], (x, y) => lancet(x, y + 44, 22, 48)),
    ),
    fill("#eab6a0", rect(150, 70, 340, 296)),
    fill(
      "w",
      row(15, (n) => `M${152 + n * 23} 70v-20l10-14 10 14v20z`),
    ),
    fill("w", rect(150, 66, 340, 8), rect(150, 168, 340, 8), rect(150, 270, 340, 8)),
    ...[168, 270].map((y) =>
      [
        fill(
          "w",
          row(8, (n) => lancet(176 + n * 37, y, 34, 86)),
          row(7, (n) => oval(212 + n * 37, y - 78, 12)),
        ),
        fill(
          "n",
          row(8, (n) => lancet(181 + n * 37, y, 24, 72)),
        ),
        fill(
          "#eab6a0",
          row(7, (n) => oval(212 + n * 37, y - 78, 6)),
        ),
        fill(
          "w",
          row(36, (n) => rect(170 + n * 8.6, y - 14, 3, 14)),
        ),
      ].join(""),
    ),
    fill(
      "n",
      row(5, (n) => lancet(170 + n * 62, 366, 46, 84)),
    ),
    fill("w", rect(140, 358, 360, 10)),
    line("m", 8, "M170 470V330M476 476V336"),
    line("w", 8, "M170 444v-14M170 402v-14M170 360v-14M476 450v-14M476 408v-14M476 366v-14"),
    fade(0.45, "w", rect(40, 400, 90, 4), rect(520, 420, 90, 4), rect(300, 384, 120, 4)),
    fill("n", "M210 418q10 34 60 36h110q54-4 74-44l-14 2q-16 20-60 20H280q-44 0-56-20z"),
    fill("r", rect(300, 420, 50, 14)),
    at(260, 434, 1.4, person(0, 0, 1, "w")),
    line("k", 4, "M272 398l-56 72"),
    fill("#d97a5c", rect(252, 376, 18, 4)),
  ),
  "tower-leaning": picture(
    { ground: "grass", horizon: 366 },
    fill("w", rect(40, 266, 210, 100), poly(30, 268, 110, 216, 190, 268)),
    fill("s", rect(40, 266, 70, 100)),
    fill("u", dome(160, 236, 46, 56)),
    fill(
      "n",
      row(6, (n) => arch(52 + n * 33, 340, 18, 40)),
      row(4, (n) => arch(66 + n * 26, 260, 12, 18)),
    ),
    '<g transform="rotate(6 400 372)">',
    fill("w", rect(332, 120, 136, 252), rect(350, 70, 100, 50)),
    fill("s", rect(332, 120, 44, 252), rect(350, 70, 32, 50)),
    ...Array.from({ length: 6 }, (_, n) =>
      [
        fill("c", rect(320, 120 + n * 42, 160, 8)),
        fill(
          "n",
          row(7, (m) => arch(330 + m * 21, 158 + n * 42, 14, 28)),
        ),
        fill("b", rect(320, 158 + n * 42, 160, 4)),
      ].join(""),
    ),
    fill(
      "n",
      row(4, (n) => arch(358 + n * 23, 116, 14, 32)),
    ),
    fill("c", rect(344, 62, 112, 10)),
    line("k", 3, "M400 62V34"),
    fill("r", rect(402, 36, 28, 14)),
    "</g>",
    tree(566, 372, 1.1),
    person(250, 430, 1.3),
    person(280, 434, 1.3, "t"),
    person(560, 440, 1.3, "a"),
    line("#c98d6b", 5, "M558 408l-16-18"),
  ),
  stepwell: picture(
    { sky: "sand", back: "none", horizon: 130 },
    fill("#cf9d6a", rect(0, 120, 640, 360)),
    fill("b", rect(0, 110, 640, 22)),
    fill(
      "k",
      row(7, (n) => lancet(40 + n * 86, 222, 52, 86)),
    ),
    fill(
      "#5f4034",
      row(7, (n) => lancet(48 + n * 86, 222, 36, 72)),
    ),
    fill("s", rect(0, 222, 640, 14)),
    ...Array.from({ length: 5 }, (_, n) => {
      const inset = n * 54;
      const y = 236 + n * 36;
      return [
        fill(n % 2 === 0 ? "#d9ab84" : "#c98f63", rect(inset, y, 640 - inset * 2, 36)),
        fill(
          "#8a5a44",
          row(9 - n, (m) =>
            poly(inset + 20 + m * 66, y + 36, inset + 44 + m * 66, y, inset + 68 + m * 66, y + 36),
          ),
        ),
        fill(
          "#e9c7a0",
          row(9 - n, (m) =>
            poly(
              inset + 30 + m * 66,
              y + 36,
              inset + 44 + m * 66,
              y + 12,
              inset + 58 + m * 66,
              y + 36,
            ),
          ),
        ),
      ].join("");
    }),
    fill("t", poly(250, 480, 280, 416, 360, 416, 390, 480)),
    fade(0.4, "w", rect(290, 446, 60, 4)),
    fill("w", "M500 110V64q24-44 48 0v46z"),
    fill("k", arch(512, 110, 24, 36)),
    person(150, 236, 1, "o"),
    person(480, 272, 1, "a"),
    person(502, 272, 1, "p"),
  ),
  "temple-lotus": picture(
    { sky: "day", back: "low", ground: "grass", horizon: 350 },
    fill("w", "M320 96q46 70 40 200h-80q-6-130 40-200z"),
    fill("c", "M320 96q-46 70-40 200h40z"),
    fill("w", "M250 140q62 44 66 170h-92q-30-96 26-170zM390 140q-62 44-66 170h92q30-96-26-170z"),
    fill(
      "#e3e6e3",
      "M250 140q-56 74-26 170h34q-26-90-8-170zM390 140q56 74 26 170h-34q26-90 8-170z",
    ),
    fill("w", "M150 214q96 6 140 120H160q-48-52-10-120zM490 214q-96 6-140 120h130q48-52 10-120z"),
    fill(
      "#d6dcda",
      "M150 214q-38 68 10 120h28q-44-58-38-120zM490 214q38 68-10 120h-28q44-58 38-120z",
    ),
    fill("w", "M268 334q6-62 52-84 46 22 52 84z"),
    fill("#c9d2d0", "M294 334q4-40 26-54 22 14 26 54z"),
    fill("s", rect(120, 332, 400, 20)),
    fill("m", "M96 372h180l-24 40H60zM364 372h180l36 40H388z"),
    fade(0.5, "w", rect(120, 388, 100, 4), rect(420, 390, 100, 4)),
    fill("c", poly(286, 352, 354, 352, 420, 480, 220, 480)),
    tree(46, 366, 0.9),
    tree(600, 366, 0.9),
    person(300, 440, 1.2),
    person(332, 448, 1.2, "a"),
  ),
};
