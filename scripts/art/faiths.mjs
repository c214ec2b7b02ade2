import {
  arch,
  at,
  cypress,
  dome,
  fade,
  fill,
  grid,
  horseshoe,
  lancet,
  line,
  onion,
  oval,
  palm,
  person,
  picture,
  poly,
  rect,
  row,
  several,
  stamp,
  svg,
  times,
  tree,
} from "./kit.mjs";

const crescent = (x, y) =>
  line("a", 4, `M${x} ${y}v-18`) +
  fill("a", `M${x - 2} ${y - 40}a12 12 0 1 0 12 16a10 10 0 1 1-12-16z`);

export const MOSQUES = {
  // As in Cairo: bands of stone, a carved dome, a minaret in steps
  "mosque-mamluk": picture(
    { sky: "sand", ground: "sand", back: "none", horizon: 380 },
    fill("#d9bf90", "M0 380V330h70v-30h60v40h400v-50h50v30h60v60z"),
    at(
      [0, 26], // The dome on its drum
      fill("s", rect(330, 150, 140, 60)),
      fill("d", row(5, 25, arch(342, 200, 13, 34))),
      fill("c", "M322 152q-6-78 78-128q84 50 78 128z"),
      line(
        "b",
        4,
        "M400 30L334 150M400 30l-34 120M400 30v120M400 30l34 120M400 30l66 120M330 110l70-50 70 50M340 80l60 60 60-60",
      ),
      crescent(400, 30),
      // The minaret
      fill("c", rect(168, 120, 70, 100), rect(180, 60, 46, 60), rect(188, 36, 30, 24)),
      fill("s", rect(168, 120, 24, 100), rect(180, 60, 16, 60)),
      fill("b", rect(158, 112, 90, 12), rect(172, 52, 62, 10)),
      fill("d", arch(194, 200, 18, 46), arch(196, 100, 14, 34)),
      fill("c", oval(203, 32, 15, 16)),
      crescent(203, 20),
    ),
    fill("s", rect(110, 210, 400, 170)),
    fill("#c9825f", row(5, [0, 32], rect(110, 226, 400, 15))),
    fill("c", row(16, 25, "M112 210v-14l8-12 8 12v14z")),
    fill("#8f4b3a", rect(250, 250, 110, 130)),
    fill("n", lancet(272, 380, 66, 118)),
    fill(
      "d",
      arch(140, 330, 30, 66),
      arch(190, 330, 30, 66),
      arch(400, 330, 30, 66),
      arch(450, 330, 30, 66),
    ),
    several(palm, [60, 400, 1.4], [570, 400, 1.6]),
    several(person, [270, 440, 1.9, "w"], [320, 444, 1.9, "t"], [430, 440, 1.8, "d"]),
  ),
  // As in the Maghreb: a square minaret, green tiles
  "mosque-moorish": picture(
    { sky: "dusk", ground: "sand", back: "peaks", horizon: 380 },
    fill("#d99a72", rect(40, 270, 560, 112)),
    fill("#3f7f58", poly(20, 274, 60, 236, 580, 236, 620, 274)),
    line("#2f6346", 4, row(24, 24, "M44 240v32")),
    ...[70, 150, 420, 500].map((x) => fill("#a3613f", horseshoe(x, 382, 50, 78))),
    fill("#c98a66", rect(250, 90, 120, 292)),
    fill("#d99a72", rect(250, 90, 80, 292)),
    fill("t", rect(250, 90, 120, 14)),
    fill("#b5734f", row(6, 20, poly(250, 90, 260, 70, 270, 90))),
    line("#a3613f", 5, row(3, 30, row(4, [0, 24], "M266 128l15-14 15 14-15 14z"))),
    fill(
      "#7a4630",
      horseshoe(276, 270, 26, 50),
      horseshoe(320, 270, 26, 50),
      horseshoe(290, 360, 42, 66),
    ),
    fill("#c98a66", rect(284, 30, 52, 60)),
    fill("#3f7f58", dome(310, 34, 26, 26)),
    line("a", 4, "M310 10v-10"),
    fill("a", oval(310, 4, 7)),
    several(palm, [60, 400, 1.8], [580, 400, 1.9], [150, 390, 1.1]),
    ...[
      [220, 446, "w"],
      [390, 440, "a"],
      [430, 448, "d"],
    ].map(([x, y, tone]) =>
      at(
        [x, y, 2],
        fill(tone, "M-9 0l3-30q0-8 6-12q6 4 6 12l3 30z"),
        fill("#a8734f", oval(0, -37, 4)),
      ),
    ),
  ),
  // As on the Gulf: white marble, round domes, water
  "mosque-gulf": picture(
    { sky: "day", ground: "water", back: "none", horizon: 350 },
    ...[40, 580].map(
      (x) =>
        fill(
          "w",
          rect(x, 120, 22, 230),
          rect(x - 6, 180, 34, 8),
          rect(x - 6, 250, 34, 8),
          rect(x + 5, 70, 12, 50),
        ) +
        fill("h", rect(x, 120, 7, 230)) +
        fill("a", poly(x + 4, 72, x + 11, 40, x + 18, 72)),
    ),
    fill("w", rect(80, 250, 480, 100)),
    fill("w", onion(320, 214, 84, 150), rect(252, 206, 136, 48)),
    fill("#dfe6e6", "M320 64q-70 60-62 124q4 20 10 26h40q-40-70 12-150z"),
    ...[150, 490].map((x) => fill("w", onion(x, 252, 50, 88)) + crescent(x, 168)),
    ...[220, 420].map((x) => fill("w", onion(x, 252, 30, 54))),
    crescent(320, 68),
    fill("m", row(9, 52, lancet(94, 350, 32, 66))),
    fill("a", row(8, 52, rect(132, 282, 8, 68))),
    fill("d", lancet(288, 350, 64, 96)),
    fill("c", rect(0, 346, 640, 14)),
    fade(
      0.35,
      "w",
      rect(80, 372, 480, 8),
      rect(140, 396, 360, 6),
      poly(250, 412, 390, 412, 340, 470, 300, 470),
    ),
    several(palm, [20, 350, 0.9], [620, 350, 0.9]),
    several(person, [230, 356, 1.2, "w"], [400, 356, 1.2, "n"]),
  ),
  // As in Delhi: red sandstone, white bands on the domes
  "mosque-mughal": picture(
    { sky: "dusk", ground: "sand", back: "none", horizon: 370 },
    ...[66, 560].map(
      (x) =>
        fill("r", rect(x, 110, 26, 250)) +
        fill("w", ...[130, 190, 250, 310].map((y) => rect(x, y, 26, 8)), rect(x - 5, 104, 36, 10)) +
        fill("w", dome(x + 13, 104, 16, 30)),
    ),
    fill("r", rect(100, 240, 452, 120)),
    fill("#8d2f20", ...[120, 178, 410, 468].map((x) => lancet(x, 360, 44, 84))),
    ...[
      [180, 46],
      [470, 46],
    ].map(
      ([x, r]) =>
        fill("w", onion(x, 244, r, r * 2)) +
        line(
          "#5b4a4a",
          4,
          `M${x - r * 0.7} 236q-6-34 ${r * 0.6}-76M${x} 240V160M${x + r * 0.7} 236q6-34-${r * 0.6}-76`,
        ),
    ),
    fill("w", onion(326, 172, 70, 130)),
    line("#5b4a4a", 4, "M280 166q-6-50 40-110M326 166V60M372 166q6-50-40-110"),
    fill("o", rect(244, 164, 164, 196)),
    fill("w", rect(244, 164, 164, 10)),
    fill("#8d2f20", lancet(270, 360, 112, 170)),
    fill("w", lancet(292, 360, 68, 108)),
    fill("n", lancet(302, 360, 48, 84)),
    fill("r", rect(236, 130, 14, 110), rect(402, 130, 14, 110)),
    fill("w", dome(243, 132, 11, 18), dome(409, 132, 11, 18)),
    line("a", 4, "M326 44v-22M180 152v-16M470 152v-16"),
    fill("c", poly(60, 360, 592, 360, 630, 400, 22, 400)),
    line("h", 3, "M52 372h548M40 386h572"),
    // Pigeons and those who come to pray
    fill(
      "#5b6c78",
      ...[
        [120, 440],
        [160, 452],
        [470, 446],
      ].map(([x, y]) => `M${x} ${y}q10-14 24-4l8-4-4 10q-8 8-20 6z`),
    ),
    several(person, [260, 450, 1.9, "w"], [306, 454, 1.9, "w"], [390, 448, 1.9, "e"]),
  ),
};

export const CHURCHES = {
  "church-fresco": svg(
    [640, 480],
    "",
    fill("#c9a67a", rect(0, 0, 640, 480)),
    fill(
      "#b58d63",
      poly(0, 0, 140, 90, 140, 400, 0, 480),
      poly(640, 0, 500, 90, 500, 400, 640, 480),
    ),
    fill("#e3cfa4", poly(140, 400, 500, 400, 640, 480, 0, 480)),
    fill(
      "#8d3d32",
      ...[0, 1, 2, 3].map((n) =>
        poly(
          300 - n * 6,
          400 + n * 20,
          340 + n * 6,
          400 + n * 20,
          346 + n * 6,
          410 + n * 20,
          294 - n * 6,
          410 + n * 20,
        ),
      ),
    ),
    // A painted vault and apse
    fill("#2f4a7a", "M0 0h640L500 100q-40-70-180-70t-180 70z"),
    fill(
      "a",
      ...Array.from({ length: 18 }, (_, n) =>
        oval(60 + ((n * 97) % 520), 12 + ((n * 31) % 46), 3.5),
      ),
    ),
    fill("c", "M160 400V190q0-130 160-130t160 130v210h-26V190q0-106-134-106T186 190v210z"),
    fill("a", "M186 400V190q0-106 134-106t134 106v210z"),
    fill("#8d3d32", rect(186, 290, 268, 110)),
    fill("#2f4a7a", "M240 282q-6-120 80-130q86 10 80 130z"),
    fill("#f2d58a", oval(320, 158, 44)),
    fill("s", oval(320, 162, 24, 29)),
    fill(
      "#6f4836",
      "M294 160q-2-36 26-36t26 36q-4-18-26-18t-26 18zM304 182q16 22 32 0l-4 20q-12 10-24 0z",
    ),
    fill("#a83f2e", "M284 282q-2-70 36-82q38 12 36 82z"),
    line("s", 11, "M266 236l-30-36M374 236l24-30"),
    ...[210, 430].map(
      (x) =>
        fill("#f2d58a", oval(x, 214, 18)) +
        fill("s", oval(x, 216, 11, 13)) +
        fill("t", `M${x - 20} 288q0-50 20-58q20 8 20 58z`),
    ),
    line("a", 4, "M186 296h268M186 344h268"),
    fill("#e3cfa4", ...[200, 250, 370, 420].map((x) => arch(x, 400, 26, 80))),
    fill("w", rect(270, 350, 100, 50)),
    fill("a", rect(314, 310, 12, 40), rect(302, 320, 36, 8)),
    // Columns and scenes along the nave
    ...[
      [60, 40, 440],
      [120, 76, 410],
      [520, 76, 410],
      [580, 40, 440],
    ].map(([x, top, foot]) =>
      fill("c", rect(x - 9, top + 60, 18, foot - top - 60), rect(x - 15, top + 50, 30, 12)),
    ),
    fill(
      "#2f4a7a",
      poly(10, 130, 40, 138, 40, 230, 10, 236),
      poly(630, 130, 600, 138, 600, 230, 630, 236),
    ),
    several(person, [230, 458, 1.9], [270, 464, 1.9, "d"], [420, 462, 2, "t"]),
  ),
  "church-romanesque": picture(
    { sky: "day", back: "hills", horizon: 380 },
    several(cypress, [50, 390, 1.7], [600, 390, 1.5]),
    // A marble front in green and white, as in Tuscany
    fill(
      "w",
      rect(130, 230, 330, 150),
      poly(220, 232, 220, 150, 295, 96, 370, 150, 370, 232),
      poly(130, 232, 220, 170, 220, 232),
      poly(460, 232, 370, 170, 370, 232),
    ),
    fill(
      "f",
      row(2, [0, 16], rect(130, 246, 330, 6)),
      rect(220, 216, 150, 6),
      rect(220, 150, 150, 6),
    ),
    line("f", 5, "M138 232l82-56M452 232l-82-56M226 152l69-48 69 48"),
    ...[140, 206, 272, 338, 404].map(
      (x) => fill("f", arch(x, 380, 50, 104)) + fill("w", arch(x + 7, 380, 36, 92)),
    ),
    fill("k", arch(152, 380, 26, 66), arch(284, 380, 26, 72), arch(416, 380, 26, 66)),
    fill("f", rect(222, 300, 18, 50), rect(354, 300, 18, 50)),
    fill("d", oval(295, 190, 19)),
    line("f", 5, oval(295, 190, 25)),
    fill("f", rect(236, 172, 20, 34), rect(334, 172, 20, 34)),
    fill("a", rect(278, 128, 34, 20)),
    line("n", 4, "M295 96v-28M285 78h20"),
    // The bell tower
    fill("s", rect(480, 90, 70, 290)),
    fill("b", rect(526, 90, 24, 290)),
    fill(
      "d",
      arch(496, 140, 15, 36),
      arch(518, 140, 15, 36),
      arch(496, 210, 15, 36),
      arch(518, 210, 15, 36),
      arch(506, 280, 15, 30),
    ),
    fill("r", poly(472, 92, 515, 50, 558, 92)),
    fill("g", poly(240, 380, 350, 380, 420, 420, 180, 420)),
    several(person, [250, 450, 1.8], [292, 454, 1.8, "t"], [400, 450, 1.8, "a"]),
  ),
  "church-canal": picture(
    { sky: "dusk", ground: "water", back: "low", horizon: 370 },
    fill("#d9907a", rect(0, 220, 130, 150), rect(510, 230, 130, 140)),
    fill(
      "d",
      grid([3, 36], [2, 60], arch(20, 276, 18, 36)),
      grid([3, 36], [2, 60], arch(530, 286, 18, 36)),
    ),
    // A white temple front, a dome and two bell towers
    fill("h", rect(272, 110, 116, 60)),
    fill("d", row(5, 20, arch(284, 160, 11, 34))),
    fill("#9fb4bd", dome(330, 112, 66, 70)),
    line("#7f97a2", 4, "M330 44v66M300 56q-14 26-14 54M360 56q14 26 14 54"),
    fill("c", rect(322, 22, 16, 24)),
    line("a", 4, "M330 22v-18M322 10h16"),
    ...[150, 486].map(
      (x) =>
        fill("w", rect(x, 140, 24, 120)) +
        fill("d", arch(x + 6, 176, 12, 24)) +
        fill("#9fb4bd", poly(x - 4, 142, x + 12, 96, x + 28, 142)),
    ),
    fill(
      "w",
      rect(140, 240, 380, 130),
      poly(130, 246, 200, 206, 460, 206, 530, 246),
      poly(216, 196, 330, 130, 444, 196),
    ),
    fill("s", poly(244, 190, 330, 142, 416, 190)),
    fill("w", rect(216, 192, 228, 178)),
    fill("s", ...[228, 276, 368, 416].map((x) => rect(x, 204, 7, 160))),
    fill("c", ...[222, 270, 362, 410].map((x) => rect(x, 204, 14, 160))),
    fill("k", arch(304, 366, 52, 110)),
    fill(
      "h",
      arch(240, 320, 24, 60),
      arch(392, 320, 24, 60),
      arch(164, 340, 30, 64),
      arch(466, 340, 30, 64),
    ),
    fill("g", poly(180, 366, 480, 366, 510, 392, 150, 392)),
    line("h", 3, "M172 374h316M162 383h336"),
    // A gondola between its posts
    fill("n", "M200 436q-20-6-24-34q14 20 40 24h170q36-2 48-30q6 34-34 44q-100 14-200-4z"),
    fill("r", rect(270, 420, 60, 8)),
    at(
      [390, 428, 1.8],
      fill("n", "M-5-18h10v18h-10z"),
      fill("w", "M-7-16v-12q0-5 5-5h4q5 0 5 5v12z"),
      fill("#c98d6b", oval(0, -38, 5)),
      fill("g", oval(0, -42, 9, 2.5)),
    ),
    line("k", 4, "M404 390l44 60"),
    ...[90, 550].map(
      (x) =>
        fill("w", rect(x, 340, 9, 110)) +
        fill("o", row(5, [0, 20], poly(x, 352, x + 9, 346, x + 9, 356, x, 362))),
    ),
    several(person, [250, 388, 1.3], [420, 388, 1.3, "t"]),
  ),
};

const _chedi = stamp(
  fill(
    "a",
    "M-70 0h140l-10-22h-12l-8-20h-12q-4-60-20-76h-16q-16 16-20 76h-12l-8 20h-12z",
    "M-8-116l8-104 8 104z",
  ),
  fill("#c9862f", "M-70 0h50l10-118h-2q-16 16-20 76h-12l-8 20h-12z"),
  line("#c9862f", 4, "M-60-22h120M-40-42h80M-12-130h24M-8-150h16"),
);

export const THAILAND = {
  "prang-thai": picture(
    { sky: "dusk", ground: "water", back: "none", horizon: 380 },
    several(palm, [40, 380, 1.3], [600, 380, 1.4]),
    ...[
      [130, 370, 0.6],
      [510, 370, 0.6],
    ].map(([x, y, s]) =>
      at(
        [x, y, s],
        fill("c", "M-60 0l10-80h-8l16-90q6-100 42-160q36 60 42 160l16 90h-8l10 80z"),
        line("s", 5, "M-54-40H54M-52-80H52M-44-120H44M-40-170H40M-34-220H34M-22-270H22"),
        fill("a", rect(-3, -360, 6, 40)),
      ),
    ),
    // The great prang, set with porcelain
    fill(
      "s",
      poly(180, 380, 200, 330, 440, 330, 460, 380),
      poly(214, 330, 230, 286, 410, 286, 426, 330),
    ),
    fill("c", "M246 290l10-60h-10l18-60q10-100 56-150q46 50 56 150l18 60h-10l10 60z"),
    fill("s", "M246 290l10-60h-10l18-60q10-100 56-150q-30 80-32 160l-4 110z"),
    line("o", 4, "M190 356h260M222 308h196"),
    line("t", 4, "M258 250h124M254 230h132M266 190h108M274 140h92M284 100h72M296 64h48"),
    fill(
      "m",
      row(6, 20, oval(270, 270, 4)),
      row(5, 20, oval(280, 210, 4)),
      row(4, 20, oval(290, 160, 4)),
      row(3, 20, oval(300, 118, 4)),
    ),
    fill("n", arch(306, 286, 28, 50)),
    fill("a", rect(317, -10, 6, 34)),
    line(
      "w",
      6,
      "M310 286l-14 94M330 286l14 94",
      times(7, (n) => `M${309 - n * 2} ${296 + n * 13}h${22 + n * 4}`),
    ),
    fill("g", rect(60, 376, 520, 14)),
    // A long-tailed boat
    fill("k", "M120 440q-40-10-60-50q40 30 90 32h210q30 0 60-16q-10 34-50 38z"),
    fill("a", poly(190, 420, 200, 388, 350, 388, 360, 420)),
    fill("r", rect(194, 384, 162, 8)),
    several(person, [170, 424, 1.4, "t"], [400, 422, 1.5], [240, 376, 1.1, "a"]),
    person(420, 376, 1.1, "w"),
  ),
  "buddha-golden": svg(
    [640, 480],
    "",
    fill("#7a2f2a", rect(0, 0, 640, 480)),
    fill("#8f3d34", ...[60, 190, 420, 550].map((x) => rect(x, 0, 40, 400))),
    fill(
      "a",
      ...[60, 190, 420, 550].map(
        (x) =>
          rect(x, 60, 40, 8) +
          rect(x, 340, 40, 8) +
          poly(x + 20, 150, x + 34, 180, x + 20, 210, x + 6, 180),
      ),
    ),
    fill("#5b2320", rect(0, 0, 640, 40)),
    fade(0.3, "y", oval(320, 200, 190)),
    // He sits under a flame, a golden arch behind him
    fill(
      "#c9862f",
      "M180 400V210q10-110 140-190q130 80 140 190v190h-30V220q-10-90-110-150q-100 60-110 150v180z",
    ),
    fill("a", "M190 380q-20-40 30-52l50-12h100l50 12q50 12 30 52q-130 20-260 0z"),
    fill("#c9862f", "M206 372q110-40 228 0q-110 20-228 0z"),
    fill("a", "M256 330q-14-60 0-90q10-26 44-30h40q34 4 44 30q14 30 0 90z"),
    fill("#e3b04f", "M300 212q60 40 50 120h34q14-60 0-90q-10-26-44-30z"),
    line("a", 24, "M264 250l-26 70 56 36M376 250l26 80 10 44"),
    fill(
      "a",
      "M276 160q-2-58 44-60q46 2 44 60q-6 48-44 52q-38-4-44-52zM300 108q2-22 14-28l6-36 6 36q12 6 14 28z",
    ),
    fill("#8f5a1f", "M276 152q0-50 44-52q44 2 44 52q-14-34-44-34t-44 34z"),
    line("#6f4413", 4, "M294 162q10 8 20 0M326 162q10 8 20 0M320 166v14M308 190q12 8 24 0"),
    fill("a", oval(273, 172, 6, 17), oval(367, 172, 6, 17)),
    // The altar
    fill("#c9862f", rect(150, 390, 340, 24)),
    fill("r", rect(130, 414, 380, 66)),
    fill("a", rect(130, 414, 380, 8), row(9, 40, poly(150, 430, 166, 450, 150, 470, 134, 450))),
    ...[170, 470].map((x) => fill("w", rect(x - 5, 350, 10, 40)) + fill("y", oval(x, 340, 6, 10))),
    ...[220, 420].map(
      (x) =>
        fill("f", oval(x, 384, 20, 9)) + fill("#e08ab0", `M${x - 16} 380q0-30 16-40q16 10 16 40z`),
    ),
    // Monks and guests kneel
    ...[
      [80, "a"],
      [560, "w"],
    ].map(
      ([x, tone]) =>
        fill(tone, `M${x - 50} 480q0-40 30-60q0-30 20-34q20 4 20 34q30 20 30 60z`) +
        fill("#a8734f", oval(x, 366, 22, 25)),
    ),
  ),
  "ruin-thai": picture(
    { sky: "dusk", ground: "grass", back: "low", horizon: 350 },
    several(tree, [30, 360, 1.5], [620, 356, 1.4]),
    // Brick towers and chedis
    ...[
      [210, 360, 0.9],
      [440, 360, 1.1],
    ].map(([x, y, s]) =>
      at(
        [x, y, s],
        fill("#a8563f", "M-70 0v-30h14v-24h12v-50q2-100 44-150q42 50 44 150v50h12v24h14V0z"),
        fill("#8f4634", "M-70 0v-30h14v-24h12v-50q2-100 44-150q-26 90-20 254z"),
        line("#7a3b2c", 4, "M-50-60H50M-42-100H42M-38-140H38M-30-180H30"),
        fill("#4f241c", arch(-16, -54, 32, 56)),
        fill("e", oval(-30, -190, 14, 6), oval(26, -120, 12, 5)),
      ),
    ),
    fill("#b5694f", poly(300, 360, 310, 240, 324, 150, 338, 240, 348, 360)),
    line("#8f4634", 4, "M308 300h32M312 260h24M316 220h16"),
    fill(
      "#a8563f",
      rect(40, 320, 90, 40),
      rect(120, 290, 30, 70),
      rect(540, 300, 40, 60),
      rect(570, 330, 60, 30),
    ),
    // A Buddha with a saffron sash
    fill("#8f4634", rect(252, 396, 136, 30)),
    fill(
      "#cfc3ae",
      "M256 398q-6-24 28-28l16-4h40l16 4q34 4 28 28zM288 372q-8-40 10-52q22-8 44 0q18 12 10 52zM300 306q-2-30 20-30t20 30q-4 20-20 22q-16-2-20-22zM312 278q2-12 8-16q6 4 8 16z",
    ),
    fill("a", "M292 330q30 30 58 40l-6 6q-36-6-56-28z"),
    line("#8c8070", 3, "M310 304h8M322 304h8M316 314h10"),
    several(person, [180, 440, 2], [220, 446, 2, "t"], [480, 444, 2, "a"]),
  ),
  "pavilion-golden": picture(
    { sky: "day", ground: "water", back: "hills", horizon: 360 },
    fill("f", "M0 360V250q80-60 170-20t200-10t270 30v110z"),
    fill("t", oval(60, 300, 90, 70), oval(590, 300, 90, 80)),
    fill("r", oval(520, 280, 50, 40)),
    fill("o", oval(110, 260, 44, 34)),
    // Three floors, the upper two of gold
    fill("c", rect(210, 280, 230, 70)),
    fill(
      "k",
      rect(206, 280, 8, 74),
      rect(436, 280, 8, 74),
      rect(284, 280, 6, 70),
      rect(360, 280, 6, 70),
      rect(190, 344, 270, 10),
    ),
    fill("#6f4836", "M160 284q40-6 60-34h220q20 28 60 34z"),
    fill("a", rect(220, 196, 210, 54)),
    fill(
      "#c9862f",
      rect(220, 236, 210, 6),
      row(5, 40, rect(236, 204, 22, 32)),
      rect(206, 246, 238, 6),
    ),
    fill("#6f4836", "M174 200q40-6 58-32h186q18 26 58 32z"),
    fill("a", rect(262, 130, 126, 40)),
    fill("#c9862f", row(3, 37, arch(276, 168, 24, 32))),
    fill("#6f4836", "M228 134q60-12 97-60q37 48 97 60z"),
    fill("a", "M318 76q-2-20 4-30q-8-4-10-12q10 2 14 6q6-10 16-10q-6 10-10 16q4 14-2 30z"),
    // Its reflection, a pine, rocks
    fade(0.4, "a", poly(220, 380, 430, 380, 400, 450, 250, 450)),
    fade(0.4, "#6f4836", poly(190, 372, 460, 372, 440, 384, 210, 384)),
    fade(0.5, "w", rect(120, 410, 90, 4), rect(430, 426, 110, 4), rect(260, 440, 80, 3)),
    fill("u", oval(120, 380, 50, 20), oval(530, 384, 60, 22)),
    fill("#8ba1a8", oval(140, 388, 34, 14), oval(510, 394, 40, 14)),
    fill("k", "M112 372q14-50-8-90h10q22 30 12 90z"),
    fill("d", oval(90, 290, 44, 14), oval(136, 310, 38, 12), oval(116, 268, 30, 11)),
  ),
  "garden-zen": svg(
    [640, 480],
    "",
    fill("#cfe0d0", rect(0, 0, 640, 200)),
    fill("f", oval(80, 90, 130, 90), oval(300, 70, 120, 80), oval(540, 90, 140, 90)),
    fill("r", oval(440, 80, 70, 56)),
    fill("e", oval(190, 110, 80, 60)),
    // The wall, and gravel raked round stones
    fill("#c98a5a", rect(0, 140, 640, 80)),
    fill("#8f5a3a", rect(0, 206, 640, 14)),
    fill("#5b4a40", poly(0, 142, 0, 118, 640, 118, 640, 142)),
    fill("#efe6d0", rect(0, 220, 640, 190)),
    line("#d3c6a6", 4, row(9, [0, 20], "M0 236h640")),
    ...[
      [150, 290, 62],
      [380, 260, 44],
      [500, 340, 74],
    ].map(
      ([x, y, r]) =>
        fill("#efe6d0", oval(x, y, r * 1.7, r * 0.72)) +
        line("#d3c6a6", 4, oval(x, y, r * 1.6, r * 0.66), oval(x, y, r * 1.32, r * 0.52)) +
        fill("e", oval(x, y, r, r * 0.32)) +
        fill(
          "#7d8788",
          `M${x - r * 0.6} ${y}q${r * 0.1}-${r * 0.9} ${r * 0.5}-${r}q${r * 0.5} ${r * 0.1} ${r * 0.6} ${r}z`,
          `M${x + r * 0.2} ${y + 4}q${r * 0.1}-${r * 0.4} ${r * 0.3}-${r * 0.44}q${r * 0.3} ${r * 0.1} ${r * 0.3} ${r * 0.44}z`,
        ) +
        fill(
          "#5f6b6d",
          `M${x - r * 0.6} ${y}q${r * 0.1}-${r * 0.9} ${r * 0.5}-${r}q-${r * 0.2} ${r * 0.6}-${r * 0.1} ${r}z`,
        ),
    ),
    // The veranda from which one looks
    fill("k", rect(0, 410, 640, 70)),
    line("#6f4836", 3, "M0 430h640M0 452h640"),
    fill("#6f4836", rect(20, 0, 18, 420), rect(600, 0, 18, 420), rect(0, 0, 640, 22)),
    ...[
      [260, "d"],
      [320, "o"],
    ].map(
      ([x, tone]) =>
        fill(tone, `M${x - 34} 462q2-20 14-24q-2-40 20-42q22 2 20 42q12 4 14 24z`) +
        fill("#3b2a2a", oval(x, 380, 17, 19)),
    ),
  ),
};
