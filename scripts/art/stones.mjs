import {
  arch,
  at,
  cypress,
  fade,
  fill,
  line,
  oval,
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

const column = (x, y, height, width = 20) =>
  fill(
    "c",
    rect(x, y - height, width, height),
    rect(x - 5, y - height, width + 10, 8),
    rect(x - 4, y - 7, width + 8, 7),
  ) + fill("h", rect(x, y - height + 8, width * 0.35, height - 15));
const umbrellaPine = stamp(
  fill("k", "M-5 0q4-60-2-100h12q-6 50 4 100zM0-80l-34-34 6-4 34 30zM4-80l34-34-6-4-34 30z"),
  fill("f", "M-84-108q4-40 84-44q80 4 84 44q-84 16-168 0z"),
  fill("t", "M-84-108q4-40 84-44q-50 20-46 50q-24-2-38-6z"),
);

export const ANTIQUITY = {
  acropolis: picture(
    { sky: "dusk", ground: "grass", back: "low", horizon: 400 },
    // The rock
    fill("#c9a98a", "M40 400l30-110 40-26 20-34h380l34 30 30 20 40 120z"),
    fill(
      "#b08d70",
      "M40 400l30-110 40-26 20 60 40-20 30 50 60-30 40 40 70-40 50 36 60-40 40 24 60-50 34 106z",
    ),
    fill("s", rect(120, 212, 420, 24)),
    // The Parthenon
    fill("c", rect(200, 204, 250, 10), rect(208, 196, 234, 8)),
    fill("#a3826a", rect(222, 120, 206, 78)),
    ...[212, 240, 268, 296, 324, 352, 380, 408].map((x) => column(x, 196, 82, 18)),
    fill("c", rect(204, 98, 242, 18)),
    fill("h", rect(204, 110, 242, 6)),
    fill("c", poly(200, 98, 325, 50, 450, 98)),
    fill("s", poly(232, 92, 325, 60, 418, 92)),
    // The gate and the small temple with the maidens
    fill("c", rect(130, 170, 44, 44), poly(124, 172, 152, 154, 180, 172), rect(476, 168, 52, 44)),
    fill("s", row(3, 16, rect(482, 178, 8, 34))),
    several(cypress, [70, 420, 1], [100, 424, 0.8]),
    tree(560, 430, 0.9),
    fill("f", oval(300, 410, 70, 24), oval(420, 416, 90, 26), oval(200, 418, 60, 22)),
    fill(
      "c",
      rect(30, 430, 60, 50),
      rect(140, 440, 70, 40),
      rect(520, 440, 80, 40),
      rect(400, 446, 60, 34),
    ),
    fill(
      "r",
      poly(24, 432, 60, 408, 96, 432),
      poly(134, 442, 175, 418, 216, 442),
      poly(514, 442, 560, 416, 606, 442),
      poly(394, 448, 430, 426, 466, 448),
    ),
  ),
  "temple-greek": picture(
    { sky: "day", ground: "grass", back: "hills", horizon: 360 },
    fill("m", rect(0, 300, 640, 62)),
    fill("#b9a98a", "M0 380q120-40 320-40t320 30v110H0z"),
    fill("c", rect(96, 350, 448, 14), rect(110, 338, 420, 12)),
    fill("#b59a80", rect(150, 150, 340, 190)),
    fill("#8f7860", rect(260, 180, 120, 160)),
    ...[120, 190, 260, 350, 420, 490].map((x) => column(x, 338, 190, 32)),
    fill("c", rect(106, 116, 428, 34)),
    fill("h", row(12, 36, rect(116, 122, 18, 18)), rect(106, 144, 428, 6)),
    fill("c", poly(98, 116, 320, 44, 400, 70, 380, 84, 450, 94, 542, 116)),
    fill("s", poly(150, 108, 320, 58, 380, 78, 360, 92, 440, 108)),
    fill("c", oval(70, 410, 24, 20), rect(560, 390, 60, 22)),
    line("h", 3, oval(70, 410, 13, 11)),
    // An olive tree
    fill("k", "M584 420q10-40-20-80l10-6 20 30 14-34 10 6q-14 40 0 84z"),
    fill("e", oval(560, 320, 44, 34), oval(610, 312, 40, 34)),
    several(person, [250, 430, 1.9], [292, 434, 1.9, "t"], [440, 430, 1.9, "a"]),
  ),
  "ruin-roman": picture(
    { sky: "dusk", ground: "grass", back: "none", horizon: 360 },
    several(umbrellaPine, [70, 370, 1.5], [590, 366, 1.3]),
    // Brick vaults, a triumphal arch, three columns
    fill(
      "#b5694f",
      rect(60, 180, 250, 190),
      poly(60, 184, 90, 150, 140, 168, 180, 140, 240, 160, 310, 130, 310, 184),
    ),
    fill("#8f4b38", arch(80, 370, 60, 140), arch(160, 370, 60, 140), arch(240, 370, 54, 140)),
    fill("#f0c7a0", arch(92, 370, 38, 110), arch(172, 370, 38, 110), arch(250, 370, 36, 110)),
    line("#a05a42", 3, "M64 200h240M64 216h240"),
    fill("c", rect(420, 170, 150, 200), rect(412, 160, 166, 14), rect(424, 120, 142, 40)),
    fill("s", rect(420, 170, 40, 200)),
    fill("h", rect(440, 128, 110, 24)),
    fill("#f0c7a0", arch(464, 370, 62, 140)),
    fill("h", rect(430, 240, 20, 60), rect(540, 240, 20, 60)),
    ...[320, 352, 384].map((x) => column(x, 386, 250, 20)),
    fill("c", rect(312, 122, 100, 18), rect(318, 108, 88, 14)),
    // Fallen stones on the way
    fill("#a8a39a", "M250 480q10-60 40-90h90q40 40 60 90z"),
    line("#8c877e", 3, "M270 440h160M282 410h120M320 390v90M370 390l10 90"),
    fill("c", oval(140, 420, 20, 19), rect(140, 401, 66, 38), oval(206, 420, 13, 19)),
    line("h", 3, "M150 410h54M150 428h54"),
    several(person, [480, 446, 2], [522, 450, 2, "t"], [90, 460, 1.9, "a"]),
  ),
  "border-wall": picture(
    { sky: "night", ground: "night", back: "none", horizon: 360 },
    // A watchtower with its light
    fade(0.3, "y", poly(506, 96, 520, 110, 200, 400, 60, 320)),
    fill("#8c95a0", rect(520, 160, 44, 210)),
    fill("#a9b2ba", rect(490, 80, 104, 84)),
    fill("y", rect(500, 96, 84, 34)),
    line("#5b6670", 4, "M526 96v34M556 96v34"),
    fill("#5b6670", rect(480, 70, 124, 12), rect(538, 40, 6, 30)),
    fill("y", oval(504, 104, 12)),
    // The wall with its round top
    fill("#b9c0c4", rect(0, 230, 480, 150)),
    line("#8c95a0", 4, row(7, 70, "M30 234v146")),
    fill("#cfd5d8", "M0 214q0-10 8-10h464q10 0 10 12t-10 14H0z"),
    fill("#3b4468", poly(250, 230, 320, 230, 310, 300, 326, 380, 244, 380, 260, 310)),
    line("k", 5, "M262 240l6 140M286 232v148M306 240l-4 140"),
    line("n", 3, "M0 200q20-24 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"),
    // The barrier and the crossing's hut
    fill("w", rect(70, 404, 320, 15)),
    fill("r", row(5, 64, rect(84, 404, 30, 15))),
    fill("n", rect(380, 376, 22, 80)),
    fill("w", rect(430, 340, 90, 120)),
    fill("d", rect(446, 358, 58, 40)),
    fill("t", rect(422, 332, 106, 12)),
    several(person, [560, 466, 2.2, "d"], [180, 466, 2.1, "o"], [222, 468, 2.1, "a"]),
    line("f", 4, "M140 392q6-16 0-26"),
    fill("r", oval(140, 362, 8)),
  ),
  "memorial-stones": svg(
    [640, 480],
    "",
    fill("#d5dadd", rect(0, 0, 640, 480)),
    fill("#bcc5c9", "M0 200h60v-40h80v30h120v-50h60v50h150v-40h70v50h100v80H0z"),
    fill("f", oval(60, 190, 60, 44), oval(580, 190, 70, 50), oval(500, 200, 40, 34)),
    fill("#a3acb0", rect(0, 230, 640, 250)),
    // A field of blocks that grow to the front
    ...[
      [0, 236, 46, 34, 9],
      [-10, 270, 60, 54, 8],
      [-30, 322, 84, 84, 6],
    ].flatMap(([x0, y, w, h, count]) =>
      times(
        count,
        (n) =>
          fill("#7f8a90", rect(x0 + n * (w * 1.5), y, w, h)) +
          fill(
            "#98a3a8",
            poly(
              x0 + n * (w * 1.5),
              y,
              x0 + n * (w * 1.5) + 12,
              y - 12,
              x0 + n * (w * 1.5) + w + 12,
              y - 12,
              x0 + n * (w * 1.5) + w,
              y,
            ),
          ) +
          fill(
            "#636e75",
            poly(
              x0 + n * (w * 1.5) + w,
              y,
              x0 + n * (w * 1.5) + w + 12,
              y - 12,
              x0 + n * (w * 1.5) + w + 12,
              y + h - 12,
              x0 + n * (w * 1.5) + w,
              y + h,
            ),
          ),
      ),
    ),
    person(330, 404, 2.2, "d"),
    ...[
      [-30, 390, 170, 100],
      [210, 416, 150, 80],
      [440, 386, 170, 110],
    ].map(
      ([x, y, w, h]) =>
        fill("#6d787f", rect(x, y, w, h)) +
        fill("#8a959b", poly(x, y, x + 24, y - 22, x + w + 24, y - 22, x + w, y)) +
        fill("#525d64", poly(x + w, y, x + w + 24, y - 22, x + w + 24, y + h, x + w, y + h)),
    ),
    // A rose and candles
    line("f", 5, "M250 410q40-14 70-6"),
    fill("r", oval(246, 410, 12)),
    fill("f", oval(290, 400, 11, 6)),
    fill("w", rect(500, 352, 14, 22), rect(526, 358, 14, 18)),
    fill("a", oval(507, 344, 5, 9), oval(533, 350, 5, 8)),
  ),
};

export const SQUARES = {
  fountain: picture(
    { sky: "day", back: "none", horizon: 360 },
    // A palace front behind a god on his shell
    fill("s", rect(40, 60, 560, 300)),
    fill(
      "c",
      rect(40, 50, 560, 16),
      rect(40, 190, 560, 10),
      ...[70, 170, 220, 400, 450, 550].map((x) => rect(x, 66, 18, 294)),
    ),
    fill("d", row(2, [0, 150], rect(104, 84, 40, 66)), row(2, [0, 150], rect(490, 84, 40, 66))),
    fill("h", arch(254, 360, 132, 240)),
    fill("#b59a76", arch(268, 360, 104, 220)),
    fill(
      "w",
      "M296 330q-6-60 0-80q-20 10-30 40l-12-6q8-50 46-56h40q20 4 22 30l30-20 6 10-40 34q-4 20 0 48z",
    ),
    fill("w", oval(320, 208, 19, 22)),
    fill("h", "M302 212q0 34 18 40q18-6 18-40q-8 10-18 10t-18-10z"),
    line("a", 6, "M398 300V180M384 196v-20h28v20"),
    fill("w", "M230 350q10-40 90-40t90 40z"),
    // Horses of the sea and falling water
    ...[1, -1].map(
      (side) =>
        `<g transform="translate(320 380) scale(${side} 1)">${fill("w", "M96-10q0-60 40-74l4-16 10 12q24 4 34 26l-10 10-22-8q-4 30 10 50z")}${line("h", 4, "M136-80q-14 20-16 66")}${fill("c", "M60 10q40-40 150-20l30 30H60z")}</g>`,
    ),
    line(
      "w",
      7,
      "M260 350q-10 20-12 44M300 350v44M340 350v44M380 350q10 20 12 44M196 350q-30 10-34 50M444 350q30 10 34 50",
    ),
    fill("m", "M60 392h520l30 50H30z"),
    fade(
      0.6,
      "w",
      rect(120, 404, 90, 5),
      rect(300, 412, 120, 5),
      rect(440, 402, 90, 5),
      rect(200, 424, 100, 5),
    ),
    fill("c", rect(20, 436, 600, 18)),
    fill("h", rect(20, 450, 600, 6)),
    several(person, [120, 478, 1.9], [480, 478, 1.9, "t"], [520, 478, 1.8, "a"]),
    fill("a", oval(200, 398, 4), oval(350, 428, 4), oval(460, 414, 4)),
  ),
  piazza: picture(
    { sky: "dusk", back: "none", horizon: 370 },
    // A town hall with its tower over arcades
    fill("#c98a66", rect(210, 190, 220, 180)),
    fill("s", row(6, 40, rect(206, 176, 24, 18))),
    fill("#b5734f", rect(296, 20, 50, 190)),
    fill("s", row(4, 18, rect(288, 8, 11, 14)), rect(286, 22, 70, 12)),
    fill("w", oval(321, 80, 17)),
    line("n", 3, "M321 80v-11M321 80l8 5"),
    fill("d", row(4, 50, arch(232, 266, 28, 48))),
    fill("#e3b48a", rect(0, 220, 214, 150), rect(426, 220, 214, 150)),
    fill(
      "r",
      poly(-10, 222, 0, 196, 206, 196, 220, 222),
      poly(420, 222, 434, 196, 640, 196, 650, 222),
    ),
    fill("f", row(4, 50, rect(14, 236, 26, 40)), row(4, 50, rect(442, 236, 26, 40))),
    fill("c", rect(0, 286, 640, 8)),
    fill("#7a4a38", row(13, 49, arch(6, 370, 38, 70))),
    // A fan of paving, cafe tables under umbrellas
    line("c", 4, "M320 372L20 480M320 372L180 480M320 372v108M320 372l140 108M320 372l300 108"),
    ...[
      [90, 440, "w"],
      [190, 452, "o"],
      [540, 444, "w"],
    ].map(
      ([x, y, tone]) =>
        line("n", 4, `M${x} ${y}v-76`) +
        fill(tone, poly(x - 56, y - 62, x, y - 96, x + 56, y - 62)) +
        fill("c", oval(x, y - 26, 24, 6)) +
        person(x - 34, y + 6, 1.7, "t") +
        person(x + 34, y + 6, 1.7, "a"),
    ),
    fill(
      "#5b6c78",
      ...[
        [300, 440],
        [336, 452],
        [400, 446],
      ].map(([x, y]) => `M${x} ${y}q10-14 24-4l8-4-4 10q-8 8-20 6z`),
    ),
    several(person, [380, 476, 1.9], [440, 462, 1.8, "d"]),
  ),
  column: picture(
    { sky: "day", back: "city", horizon: 370 },
    several(tree, [60, 380, 1.2], [580, 380, 1.2]),
    // A golden victory on a tall column
    fill("s", rect(240, 330, 160, 50), rect(262, 300, 116, 30)),
    fill("c", rect(230, 322, 180, 10), rect(254, 294, 132, 8), rect(292, 140, 56, 154)),
    fill("h", rect(292, 140, 20, 154)),
    line("s", 3, "M320 144v146M334 144v146"),
    fill("c", rect(278, 128, 84, 14)),
    at(
      [0, 30],
      fill(
        "a",
        "M304 98q-4-40 8-56q-40 20-62-22q34 8 60-2q6-10 14-8q8 0 10 8q26 10 60 2q-22 42-56 24q10 20 4 54z",
        oval(324, 6, 9, 10),
      ),
      line("a", 6, "M336 24l26-26"),
      fill("#c9862f", "M304 98q-4-40 8-56q8 30 4 56z"),
    ),
    fill("k", rect(300, 340, 40, 40), rect(274, 308, 92, 14)),
    fill("u", oval(220, 372, 22, 12), oval(420, 372, 22, 12)),
    // A ring of traffic and steps
    fill("c", oval(320, 400, 190, 26)),
    fill("e", oval(320, 396, 160, 19)),
    fill("#8a8794", "M0 430q320-30 640 0v50H0z"),
    line("w", 4, "M20 455l40-4M100 448l40-3M180 444l40-2M260 442h40M340 442h40M560 448l40 4"),
    fill("r", "M420 462q0-16 14-16l12-14h36l16 14q22 0 22 16z"),
    fill("n", oval(444, 462, 9), oval(498, 462, 9)),
    several(person, [170, 424, 1.7], [470, 422, 1.7, "t"]),
  ),
};
