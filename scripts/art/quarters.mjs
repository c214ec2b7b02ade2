import {
  arch,
  at,
  cypress,
  dome,
  fade,
  fill,
  grid,
  line,
  oval,
  pattern,
  person,
  picture,
  poly,
  rect,
  row,
  sail,
  several,
  svg,
  times,
  tree,
} from "./kit.mjs";

export const GALLERIES = {
  "gallery-modern": svg(
    [640, 480],
    "",
    fill("#f4f1ea", rect(0, 0, 640, 370)),
    fill("#d8d3c8", rect(0, 370, 640, 110)),
    fill("#e7e2d8", poly(0, 0, 90, 0, 90, 370, 0, 440)),
    // Squares in primary colours, and a canvas of drips
    fill("n", rect(130, 60, 190, 190)),
    fill("w", rect(138, 68, 60, 60), rect(206, 136, 106, 60), rect(138, 204, 60, 38)),
    fill("r", rect(206, 68, 106, 60)),
    fill("m", rect(138, 136, 60, 60)),
    fill("a", rect(206, 204, 50, 38)),
    fill("w", rect(264, 204, 48, 38)),
    fill("#1f2d3d", rect(420, 70, 170, 130)),
    line("a", 5, "M430 100q60-40 80 10t70 10M440 180q30-60 70-30t70-40"),
    line("o", 5, "M436 140q50 40 90-10t50 30M470 84q20 60 60 100"),
    line("w", 3, "M430 120q80 50 150-30M450 190q40-100 120-90"),
    fill("w", oval(470, 150, 6), oval(540, 100, 7), oval(510, 176, 5)),
    // A mobile
    line("n", 3, "M370 0v46M320 60q50-30 100 0M320 60v26M420 60v40M294 96q26-16 52 0"),
    fill("r", oval(420, 112, 15, 12)),
    fill("a", oval(294, 106, 11)),
    fill("m", oval(346, 104, 13, 10)),
    // A shining dog of balloons
    fill("c", rect(370, 400, 200, 30)),
    fill(
      "#e0567f",
      oval(470, 330, 56, 22),
      oval(420, 366, 17, 38),
      oval(450, 374, 15, 32),
      oval(500, 374, 15, 32),
      oval(528, 366, 17, 38),
      oval(418, 302, 17, 34),
      oval(396, 262, 30, 18),
      oval(424, 246, 11, 24),
      oval(440, 254, 11, 22),
      oval(542, 300, 11, 30),
      oval(366, 262, 9),
    ),
    fade(0.5, "w", oval(464, 320, 34, 6), oval(412, 292, 5, 17), oval(392, 256, 14, 5)),
    several(person, [170, 458, 2.3, "n"], [222, 460, 2.3, "o"], [610, 462, 2.3, "t"]),
  ),
  "museum-sculpture": svg(
    [640, 480],
    "",
    fill("#9fb0ad", rect(0, 0, 640, 380)),
    fill("#8b9d9a", row(3, 230, arch(30, 380, 120, 330))),
    fill("#d6ccba", rect(0, 380, 640, 100)),
    line("#c2b69f", 3, "M0 410h640M120 380L60 480M320 380v100M520 380l60 100"),
    fade(0.2, "w", poly(280, 0, 360, 0, 470, 400, 170, 400)),
    // The giant in the middle
    fill("c", rect(266, 370, 108, 64)),
    fill("s", rect(266, 370, 36, 64)),
    fill("w", rect(258, 362, 124, 12)),
    fill(
      "w",
      "M300 362l6-104q-14-40-6-90q4-26 30-30h10q26 4 30 30l4 60q0 24-18 34l-6-8q12-8 10-26l-6-34q-2 30-6 62l10 106h-20l-12-90-10 90z",
    ),
    fill("w", "M300 168q-16 30-14 60l30-34-8-6-8 14-2-30z", oval(334, 112, 20, 24)),
    fill("h", "M300 362l6-104q-14-40-6-90q4-26 30-30q-14 40-10 90l-4 134z"),
    fill("h", "M314 112q-6-32 20-32t22 24q-10-4-22 2q-8 10-6 24q-10-6-14-18z"),
    // A bust, and a bronze thinker
    fill("c", rect(70, 290, 70, 140)),
    fill("s", rect(70, 290, 24, 140)),
    fill("w", "M66 290q2-36 30-44v-14q-14-10-12-32q4-22 24-22t24 22q0 22-12 32v14q24 8 28 44z"),
    fill("h", "M84 200q-2-30 24-30t24 28q-10-10-22-8q-14 2-14 26q-10-4-12-16z"),
    fill("c", rect(480, 340, 110, 90)),
    fill("s", rect(480, 340, 36, 90)),
    fill(
      "#4f6b52",
      "M490 340v-44q20-14 40-12q-10-30-2-52q6-22 26-26l-4-14q-4-22 14-26q20 0 20 22q-2 16-12 20q18 20 14 52l-8 40h12v40h-18v-24l-40-2-14 26z",
    ),
    fill("#3b5340", "M556 270l-10-60 14-14 6 6-8 14 14 50z"),
    several(person, [200, 464, 2.1], [420, 464, 2.1, "d"], [456, 466, 1.6, "a"]),
  ),
  "opera-stage": svg(
    [640, 480],
    "",
    fill("#5b1f2a", rect(0, 0, 640, 480)),
    // Boxes in tiers
    ...[1, -1].map((side) =>
      `<g transform="translate(${side === 1 ? 0 : 640} 0) scale(${side} 1)">${[40, 140, 240].map((y, n) => fill("#3b121c", ...[0, 1].map((b) => arch(10 + b * 62, y + 64, 48, 62))) + fill("#c98d6b", ...[0, 1].map((b) => oval(34 + b * 62, y + 40, 9))) + fill("dto"[n], ...[0, 1].map((b) => dome(34 + b * 62, y + 66, 15, 17))) + fill("a", rect(0, y + 62, 134, 26)) + fill("#c9862f", rect(0, y + 70, 134, 5)))}${fill("a", rect(134, 0, 22, 400))}${fill("#c9862f", rect(140, 0, 5, 400))}</g>`.replaceAll(
        ",<",
        "<",
      ),
    ),
    // The stage
    fill("#2c4a6a", rect(156, 50, 328, 330)),
    fill("y", oval(400, 130, 34)),
    fill("#1f364f", "M156 320v-80l50-50 40 40 30-70 20 60 60-30 50 60 78-40v110z"),
    fill("#8a5f45", rect(156, 320, 328, 62)),
    fill("r", "M156 50h90q-10 130-50 220l-40 20zM484 50h-90q10 130 50 220l40 20z"),
    fill(
      "#8d2f20",
      "M186 50h18q-10 130-40 236l-8 4V160q20-50 30-110zM454 50h-18q10 130 40 236l8 4V160q-20-50-30-110z",
    ),
    fill(
      "#a83f2e",
      "M156 30h328v50q-20 26-55 0q-20 26-55 0q-26 26-54 0q-28 26-54 0q-35 26-55 0q-35 26-55 0z",
    ),
    fill("a", rect(134, 10, 372, 24)),
    fill("a", oval(320, 22, 30, 20)),
    // A soprano and her lover
    fill("w", "M262 374q-6-70 30-104h26q36 34 30 104z"),
    fill("o", "M288 272q-4-40 17-42q21 2 17 42z"),
    fill("#d9a07c", oval(305, 206, 17, 20)),
    fill("#3b2a2a", "M286 206q-2-30 19-30t19 30q6 20-4 30q0-30-15-34q-15 4-15 34q-10-10-4-30z"),
    fill("#8d2f20", oval(305, 214, 5, 6)),
    line("#d9a07c", 10, "M292 244l-46-26M318 244l34-10"),
    fill("n", "M362 374l4-70h32l4 70h-14l-6-50-6 50z"),
    fill("t", "M362 310q-4-66 20-68t20 68z"),
    fill("#c98d6b", oval(382, 222, 15, 18)),
    fill("n", "M366 218q0-22 16-22t16 22z"),
    line("t", 11, "M370 258l-20-20M394 258l30-26"),
    // The orchestra and the stalls
    fill("#3b121c", rect(0, 382, 640, 98)),
    fill("a", rect(0, 382, 640, 8)),
    fill("#3b2a2a", row(9, 36, oval(180, 400, 9))),
    line("w", 3, "M320 392l16-20"),
    times(
      9,
      (n) =>
        fill("#a83f2e", `M${4 + n * 72} 480v-36q0-14 14-14h34q14 0 14 14v36z`) +
        fill("#3b2a2a", oval(35 + n * 72, 424, 17, 19)),
    ),
  ),
};

const stone = (x, y, w, h, roof) =>
  fill("#e3c49a", rect(x, y, w, h)) +
  fill("#cda97c", rect(x + w * 0.65, y, w * 0.35, h)) +
  fill(roof, poly(x - 5, y + 2, x + w / 2, y - 18, x + w + 5, y + 2)) +
  fill("#7a5a44", rect(x + w * 0.2, y + 14, 8, 12), rect(x + w * 0.55, y + 14, 8, 12));

/** A house of boards with a bay, steps and a gable, as in San Francisco. */
const VICTORIAN = [
  fill("currentColor", rect(0, -230, 110, 230)),
  fill("n", poly(-8, -226, 55, -310, 118, -226)),
  fill("currentColor", poly(14, -226, 55, -284, 96, -226)),
  fill(
    "w",
    poly(-8, -226, 55, -310, 118, -226, 108, -226, 55, -296, 2, -226),
    rect(-4, -132, 118, 8),
    rect(-4, -228, 118, 8),
    oval(55, -244, 13, 15),
    rect(6, -214, 54, 76),
    rect(6, -118, 54, 76),
    rect(68, -100, 38, 100),
    poly(64, -98, 87, -118, 110, -98),
  ),
  fill(
    "d",
    oval(55, -244, 8, 10),
    row(3, 16, rect(12, -206, 11, 56) + rect(12, -110, 11, 56)),
    arch(74, -150, 24, 54),
  ),
  fill("r", arch(76, -20, 22, 66)),
  fill("#d8c39a", rect(66, -16, 42, 18)),
  fill(
    "w",
    times(4, (n) => rect(66 - n * 2, -20 + n * 6, 42 + n * 4, 4)),
  ),
];

export const QUARTERS = {
  "hill-town": picture(
    { sky: "dusk", back: "hills", ground: "grass", horizon: 400 },
    fill("e", "M0 430q100-30 160-120q60-60 160-60t170 60q60 90 150 110v60H0z"),
    // Towers and roofs climb behind a wall
    ...[
      [196, 90, 26],
      [250, 60, 24],
      [300, 40, 30],
      [380, 80, 24],
      [424, 120, 26],
    ].map(
      ([x, y, w]) =>
        fill("#cda97c", rect(x, y, w, 200)) +
        fill("#b8946a", rect(x + w * 0.6, y, w * 0.4, 200)) +
        fill("#7a5a44", rect(x + w * 0.3, y + 24, 6, 16)) +
        fill("#cda97c", row(3, w / 2.4, rect(x - 2, y - 9, w / 5, 10))),
    ),
    ...[
      [170, 220, 56, "r"],
      [226, 200, 60, "o"],
      [286, 180, 66, "r"],
      [352, 200, 56, "o"],
      [408, 216, 60, "r"],
      [140, 256, 60, "o"],
      [200, 246, 62, "r"],
      [262, 232, 64, "o"],
      [326, 236, 62, "r"],
      [388, 248, 62, "o"],
      [450, 262, 50, "r"],
    ].map(([x, y, w, roof]) => stone(x, y, w, 80, roof)),
    fill("#b8946a", "M110 300h420l16 60H94z", row(17, 25, rect(112, 290, 14, 12))),
    fill("#7a5a44", arch(300, 360, 40, 50)),
    fill("g", "M300 360h40q60 50-20 70t-40 50h-90q10-50 90-70t20-50z"),
    ...[
      [60, 420, 1.1],
      [100, 400, 0.9],
      [500, 400, 1],
      [560, 420, 1.2],
      [420, 440, 1],
    ].map(([x, y, s]) => cypress(x, y, s)),
    line("f", 9, "M440 470h180M470 450h150M30 470h120M20 450h110"),
    several(person, [270, 450, 1.7], [300, 454, 1.7, "t"]),
  ),
  "street-greek": picture(
    { sky: "day", back: "none", ground: "water", horizon: 280 },
    sail(420, 320, 0.5),
    // White walls, blue doors, a dome, bougainvillea
    fill("w", "M0 60h230v420H0z"),
    fill("#dfe6ea", poly(230, 60, 262, 90, 262, 480, 230, 480)),
    fill("m", rect(40, 110, 60, 76), rect(140, 110, 50, 76), arch(60, 400, 80, 150)),
    fill("#3b7a94", rect(66, 116, 5, 66), rect(162, 116, 5, 66), rect(98, 270, 4, 130)),
    fill("w", "M450 240h190v240H430v-180q0-40 20-60z"),
    fill("#dfe6ea", "M430 300q0-40 20-60v240h-20z"),
    fill("w", rect(500, 150, 110, 100)),
    fill("m", dome(555, 152, 60, 64)),
    line("w", 4, "M555 84v-26M545 68h20"),
    fill("m", arch(480, 420, 50, 96), rect(560, 300, 46, 56)),
    fill("d", arch(540, 230, 30, 52)),
    // Steps that climb between
    ...[0, 1, 2, 3, 4].map((n) =>
      fill(n % 2 === 0 ? "w" : "#dfe6ea", rect(262 - n * 8, 360 + n * 24, 168 + n * 8, 26)),
    ),
    line(
      "#9fb4bd",
      3,
      times(5, (n) => `M${262 - n * 8} ${360 + n * 24}h${168 + n * 8}`),
    ),
    fill(
      "#d6457f",
      oval(210, 80, 50, 32),
      oval(250, 120, 34, 40),
      oval(236, 170, 22, 30),
      oval(190, 100, 36, 24),
      oval(270, 170, 14, 20),
    ),
    fill("#e87fa8", oval(220, 70, 20, 12), oval(256, 110, 14, 12), oval(236, 160, 9, 10)),
    fill("f", oval(180, 116, 13, 9), oval(264, 140, 10, 12), oval(226, 196, 9, 8)),
    fill(
      "o",
      poly(170, 430, 214, 430, 206, 474, 178, 474),
      poly(450, 440, 490, 440, 484, 476, 456, 476),
    ),
    fill("f", oval(192, 414, 26, 20), oval(470, 426, 22, 17)),
    fill("r", oval(182, 406, 6), oval(200, 410, 6), oval(464, 420, 5), oval(480, 424, 5)),
    at(
      [320, 440],
      fill("n", "M-20 0q-6-26 8-38q-8-6-6-16l2-10 8 6h8l8-6 2 10q2 10-6 16q14 12 8 38z"),
      line("n", 6, "M12-4q20-4 16-30"),
    ),
    several(person, [360, 372, 1.7, "r"], [330, 366, 1.6, "a"]),
  ),
  "street-victorian": picture(
    { sky: "day", back: "city", ground: "grass", horizon: 380 },
    `<defs><g id="h">${VICTORIAN.join("")}</g></defs>`,
    ...["#8fb6d6", "#e9a9b8", "#8fc7a8", "#f0c46a", "#b79dd6"].map(
      (tone, n) => `<use href="#h" x="${30 + n * 120}" y="${380 - n * 12}" color="${tone}"/>`,
    ),
    fill("e", "M0 390q320-10 640-60v150H0z"),
    fill("f", oval(40, 400, 50, 24), oval(600, 350, 50, 22), oval(300, 388, 30, 12)),
    several(person, [170, 440, 1.9], [216, 440, 1.8, "w"]),
    at(
      [420, 440, 1.8],
      fill("t", "M-14-4q0-16 12-18h8q10 2 10 18z"),
      fill("#c98d6b", oval(2, -30, 6)),
      fill("n", "M-20-4h44v6h-44z"),
    ),
  ),
  "street-georgian": picture(
    { sky: "day", back: "none", horizon: 390 },
    // Brick, white sashes, doors each in a colour under a fanlight
    fill("#a8563f", rect(0, 40, 640, 350)),
    line("#96492f", 2, row(11, [0, 28], "M0 66h640")),
    fill("c", rect(0, 34, 640, 10)),
    fill("w", row(7, 90, rect(26, 66, 46, 80)), row(7, 90, rect(26, 176, 46, 66))),
    fill(
      "d",
      pattern(
        [31, 71],
        [7, 90],
        [1, 1],
        (x, y) =>
          rect(x, y, 17, 33) +
          rect(x + 20, y, 17, 33) +
          rect(x, y + 37, 17, 33) +
          rect(x + 20, y + 37, 17, 33),
      ),
    ),
    fill(
      "d",
      pattern(
        [31, 181],
        [7, 90],
        [1, 1],
        (x, y) =>
          rect(x, y, 17, 26) +
          rect(x + 20, y, 17, 26) +
          rect(x, y + 30, 17, 26) +
          rect(x + 20, y + 30, 17, 26),
      ),
    ),
    ...[
      ["r", 70],
      ["#3f6fa8", 250],
      ["a", 430],
      ["f", 590],
    ].map(
      ([tone, x]) =>
        fill("w", arch(x - 46, 390, 92, 136)) +
        fill("d", dome(x, 300, 36, 34)) +
        line("w", 3, `M${x} 300v-34M${x} 300l-26-22M${x} 300l26-22`) +
        fill(tone, rect(x - 26, 302, 52, 88)) +
        fade(
          0.25,
          "n",
          rect(x - 19, 312, 16, 26),
          rect(x + 3, 312, 16, 26),
          rect(x - 19, 346, 16, 30),
          rect(x + 3, 346, 16, 30),
        ) +
        fill("a", oval(x, 334, 4)) +
        fill("w", rect(x - 40, 300, 8, 90), rect(x + 32, 300, 8, 90)),
    ),
    fill("f", "M150 390q-40-70 10-130q10-60 30-70q-6 60 20 90q10 60-20 110z"),
    fill("c", rect(0, 386, 640, 24)),
    line(
      "n",
      4,
      "M120 396v-46h80v46M134 350v46M152 350v46M170 350v46M188 350v46M310 396v-46h80v46M324 350v46M342 350v46M360 350v46M378 350v46",
    ),
    line("n", 5, "M510 400V300"),
    fill("y", poly(496, 300, 524, 300, 518, 270, 502, 270)),
    fill("n", poly(498, 270, 522, 270, 510, 254)),
    several(person, [250, 446, 1.9], [300, 450, 1.9, "t"]),
    line(
      "n",
      4,
      oval(420, 440, 22),
      oval(480, 440, 22),
      "M420 440l22-36h30l8 36M442 404l20 36M440 398h-12M466 404v-10",
    ),
    person(456, 424, 1.6, "d"),
  ),
  "skyscraper-deco": picture(
    { sky: "dusk", back: "city", ground: "plaza", horizon: 420 },
    fill(
      "p",
      rect(20, 240, 90, 180),
      rect(530, 210, 90, 210),
      rect(120, 290, 70, 130),
      rect(460, 280, 70, 140),
    ),
    fill(
      "y",
      grid([4, 20], [6, 26], rect(32, 256, 8, 13)),
      grid([4, 20], [7, 26], rect(542, 226, 8, 13)),
    ),
    // Steps, ribs, a crown and a needle
    fill(
      "c",
      rect(220, 330, 200, 90),
      rect(240, 230, 160, 110),
      rect(262, 110, 116, 130),
      rect(278, 84, 84, 30),
    ),
    fill(
      "s",
      rect(220, 330, 60, 90),
      rect(240, 230, 50, 110),
      rect(262, 110, 36, 130),
      rect(278, 84, 26, 30),
    ),
    fill(
      "d",
      row(6, 17, rect(272, 124, 7, 210)),
      row(3, 8, rect(246, 244, 4, 90) + rect(376, 244, 4, 90)),
      row(4, 8, rect(230, 344, 4, 60) + rect(384, 344, 4, 60)),
    ),
    fill("u", "M280 86q0-44 40-64q40 20 40 64z"),
    fill("#8c9da8", "M292 86q0-36 28-50q28 14 28 50z"),
    fill(
      "y",
      poly(306, 82, 320, 56, 334, 82),
      poly(286, 84, 292, 66, 302, 84),
      poly(354, 84, 348, 66, 338, 84),
    ),
    fill("u", poly(316, 26, 320, -6, 324, 26)),
    fill("k", arch(296, 420, 48, 60)),
    fill(
      "a",
      rect(284, 356, 72, 8),
      times(3, (n) => poly(296 + n * 24, 352, 302 + n * 20, 338, 312 + n * 18, 352)),
    ),
    fill("#8a8794", rect(0, 420, 640, 60)),
    fill("a", "M90 456q0-14 14-14l12-14h40l16 14q20 0 20 14z"),
    fill("n", oval(116, 456, 9), oval(172, 456, 9), rect(120, 432, 14, 10), rect(138, 432, 14, 10)),
    several(person, [260, 450, 1.6], [400, 450, 1.6, "t"], [430, 452, 1.6, "d"]),
  ),
  "skyscraper-glass": picture(
    { sky: "day", back: "none", ground: "plaza", horizon: 396 },
    fill(
      "#8fb6c4",
      rect(30, 190, 90, 210),
      poly(500, 400, 500, 160, 600, 130, 600, 400),
      rect(130, 260, 70, 140),
    ),
    line(
      "#b9d6de",
      3,
      row(9, [0, 20], "M34 210h82"),
      row(10, [0, 21], "M504 180h92"),
      row(6, [0, 20], "M134 280h62"),
    ),
    fill("#5f93a6", rect(400, 230, 76, 170)),
    line("#8fbccb", 3, row(7, [0, 20], "M404 252h68"), "M425 236v160M450 236v160"),
    // One tower far above the others
    line("#4f8296", 4, "M320 60V14"),
    fill(
      "#4f8296",
      "M258 400V262l14-18V160l14-18V90l20-28 14-28 14 28 20 28v52l14 18v84l14 18v138z",
    ),
    fill("#7fb0c0", "M258 400V262l14-18V160l14-18V90l20-28 14-28v366z"),
    line(
      "#a9cdd8",
      3,
      row(3, [0, 19], "M290 98h60"),
      row(4, [0, 21], "M276 168h88"),
      row(6, [0, 20], "M262 268h116"),
    ),
    fill("w", rect(240, 384, 160, 16)),
    fill("d", rect(300, 388, 40, 12)),
    several(tree, [70, 430, 0.8], [220, 430, 0.7], [450, 430, 0.7], [580, 430, 0.9]),
    // A fountain
    fill("u", oval(330, 452, 112, 17)),
    fill("m", oval(330, 449, 102, 12)),
    line("w", 4, "M330 448V406q-6-12-22-2q-16 12-18 42M330 406q6-12 22-2q16 12 18 42M330 418v28"),
    several(person, [150, 464, 1.7], [184, 466, 1.7, "t"], [500, 462, 1.7, "d"]),
  ),
  "souk-carpets": svg(
    [640, 480],
    "",
    fill("#a3714f", rect(0, 0, 640, 480)),
    fill("#7a4f38", rect(0, 0, 640, 50)),
    line("#5d3b2c", 9, row(12, 58, "M0 0v46")),
    fade(
      0.25,
      "y",
      poly(200, 0, 280, 0, 430, 480, 110, 480),
      poly(400, 0, 440, 0, 600, 480, 420, 480),
    ),
    // Carpets hung along the walls
    ...[
      [20, "r", "a"],
      [180, "d", "o"],
      [340, "a", "r"],
      [500, "t", "w"],
    ].map(
      ([x, tone, second], n) =>
        fill(tone, rect(x, 60, 126, 260)) +
        line(second, 5, rect(x + 12, 72, 102, 236)) +
        fill(second, row(3, [0, 74], poly(x + 63, 84, x + 98, 120, x + 63, 156, x + 28, 120))) +
        fill(
          n % 2 === 0 ? "n" : "w",
          row(3, [0, 74], poly(x + 63, 104, x + 80, 120, x + 63, 136, x + 46, 120)),
        ) +
        line(second, 3, row(10, 12.6, `M${x + 6} 320v12`)),
    ),
    fill("#c9a078", poly(0, 360, 640, 360, 640, 480, 0, 480)),
    // Rolls and piles, the dealer spreads another
    ...[
      [60, "o"],
      [90, "d"],
      [118, "a"],
    ].map(
      ([x, tone]) =>
        fill(tone, rect(x - 13, 260, 26, 150)) +
        fill("w", oval(x, 260, 13, 6)) +
        fill("n", oval(x, 260, 5, 2.5)),
    ),
    ...["r", "t", "a", "p", "o"].map((tone, n) => fill(tone, rect(470, 400 - n * 16, 140, 16))),
    fill("r", poly(180, 400, 440, 400, 500, 474, 120, 474)),
    line("a", 5, "M196 408h228l44 58H152z"),
    fill("d", poly(310, 414, 370, 437, 310, 460, 250, 437)),
    fill("w", poly(310, 424, 342, 437, 310, 450, 278, 437)),
    at(
      [230, 400, 3],
      fill("w", "M-11 0l3-30q0-8 8-12q8 4 8 12l3 30z"),
      fill("#a8734f", oval(0, -40, 5)),
      fill("r", rect(-5, -50, 10, 7)),
    ),
    several(person, [400, 402, 2.6, "m"], [446, 404, 2.5]),
  ),
  tannery: picture(
    { sky: "day", back: "none", ground: "sand", horizon: 200 },
    fill(
      "#d9b58a",
      rect(0, 110, 150, 120),
      rect(150, 80, 130, 140),
      rect(280, 120, 160, 100),
      rect(440, 90, 200, 130),
    ),
    fill(
      "#8f6a4a",
      rect(40, 140, 26, 36),
      rect(190, 110, 26, 36),
      rect(330, 150, 26, 30),
      rect(500, 120, 30, 40),
      rect(570, 120, 30, 40),
    ),
    fill("#e3c49a", rect(560, 20, 36, 80)),
    // Hides hung out to dry
    fill("a", "M10 96q30-6 60 0l-6 40q-22 10-46 0z", "M330 106q30-6 60 0l-6 40q-22 10-46 0z"),
    fill("#b5563f", "M80 96q30-6 60 0l-6 40q-22 10-46 0z", "M460 80q30-6 60 0l-6 40q-22 10-46 0z"),
    fill("w", "M170 66q30-6 60 0l-6 40q-22 10-46 0z"),
    fill("#c9a67a", rect(0, 220, 640, 260)),
    // Vats of dye
    ...[0, 1, 2].flatMap((r) =>
      times(
        6 - (r > 1 ? 1 : 0),
        (n) =>
          fill(
            "#e3cfa8",
            oval(60 + n * (105 + r * 14) + (r % 2) * 30, 262 + r * 72, 50 + r * 7, 24 + r * 5),
          ) +
          fill(
            ["r", "a", "w", "#8f4b38", "m", "o", "#b5823c", "e"][(n * 3 + r * 2) % 8],
            oval(60 + n * (105 + r * 14) + (r % 2) * 30, 264 + r * 72, 40 + r * 6, 17 + r * 4),
          ),
      ),
    ),
    // The tanners stand in them
    ...[
      [196, 330, "t"],
      [430, 260, "d"],
      [330, 402, "w"],
    ].map(([x, y, tone]) =>
      at(
        [x, y, 2],
        fill(tone, "M-8 0v-22q0-6 8-6t8 6v22z"),
        line("#a8734f", 4, "M-8-20l-8 16M8-20l10 14"),
        fill("#a8734f", oval(0, -33, 5)),
        fill("a", "M10-10q14-2 16 12h-14z"),
      ),
    ),
  ),
};
