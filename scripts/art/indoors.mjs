import {
  arch,
  at,
  dome,
  fade,
  fill,
  grid,
  lantern,
  line,
  oval,
  palm,
  pattern,
  person,
  picture,
  poly,
  rect,
  row,
  sweep,
  times,
} from "./kit.mjs";

const stall = (x, y, width, tone) =>
  fill("k", rect(x, y, width, 44)) +
  fill("#6f4836", rect(x, y + 22, width, 4)) +
  fill(tone, poly(x - 12, y - 50, x + 8, y - 84, x + width - 8, y - 84, x + width + 12, y - 50)) +
  fill(
    "w",
    times(3, (n) =>
      poly(
        x + 8 + (n * width) / 3,
        y - 50,
        x + 18 + (n * width) / 3.2,
        y - 84,
        x + 34 + (n * width) / 3.2,
        y - 84,
        x + 32 + (n * width) / 3,
        y - 50,
      ),
    ),
  ) +
  fill("n", rect(x + 2, y - 50, 4, 50), rect(x + width - 6, y - 50, 4, 50)) +
  times(4, (n) => fill("raer"[n], dome(x + width / 8 + (n * width) / 4, y, width / 9, 18)));

export const MARKETS = {
  "market-hall": picture(
    { sky: "day", back: "none" },
    fill("t", "M20 300V190Q320-10 620 190v110z"),
    fill("#bfdcdc", "M44 300V200Q320 20 596 200v100z"),
    line(
      "t",
      6,
      "M44 230H596M80 300V170M140 300V130M200 300V102M260 300V86M320 300V80M380 300V86M440 300V102M500 300V130M560 300V170M110 180Q320 60 530 180",
    ),
    fill("n", rect(230, 40, 180, 34)),
    fill("y", rect(238, 46, 164, 22)),
    fill("o", oval(262, 57, 8), oval(292, 57, 8)),
    fill("e", oval(322, 57, 8), oval(352, 57, 8)),
    fill("r", oval(380, 57, 8)),
    fill("d", rect(20, 290, 600, 80)),
    fill(
      "t",
      rect(20, 284, 600, 12),
      ...[20, 160, 300, 326, 466, 606].map((x) => rect(x, 284, 14, 90)),
    ),
    stall(50, 366, 120, "o"),
    stall(196, 366, 110, "a"),
    stall(344, 366, 116, "r"),
    stall(486, 366, 118, "l"),
    person(180, 440, 1.2),
    person(322, 444, 1.3, "t"),
    person(474, 440, 1.2, "n"),
  ),
  souk: picture(
    { sky: "sand", back: "none", ground: "sand" },
    fill("k", rect(0, 0, 640, 380)),
    fill("b", "M0 0h640v380h-70V190Q560 60 320 54Q80 60 70 190v190H0z"),
    fill("s", "M0 0h640v60Q560 30 320 30T0 60z"),
    fill(
      "o",
      times(11, (n) => {
        const a = 3.5 + n * 0.23;
        return poly(
          320 + 250 * Math.cos(a) - 10,
          200 + 150 * Math.sin(a),
          320 + 250 * Math.cos(a),
          188 + 150 * Math.sin(a),
          320 + 250 * Math.cos(a) + 10,
          200 + 150 * Math.sin(a),
          320 + 250 * Math.cos(a),
          212 + 150 * Math.sin(a),
        );
      }),
    ),
    fill("y", "M250 340V210q0-70 70-76q70 6 70 76v130z"),
    fill("g", poly(180, 480, 262, 340, 378, 340, 460, 480)),
    ...[
      [150, 120, "o"],
      [220, 90, "a"],
      [420, 90, "l"],
      [490, 120, "r"],
      [320, 100, "a"],
    ].map(
      ([x, y, tone]) =>
        line("a", 2, `M${x} ${y - 60}v40`) +
        fill(
          "a",
          poly(x - 8, y - 18, x, y - 28, x + 8, y - 18),
          poly(x - 6, y + 28, x, y + 40, x + 6, y + 28),
        ) +
        fill(tone, oval(x, y + 4, 17, 24)) +
        fade(0.5, "y", oval(x, y + 4, 7, 20)),
    ),
    fill("r", rect(90, 210, 60, 110)),
    fill(
      "a",
      rect(98, 222, 44, 8),
      rect(98, 300, 44, 8),
      poly(120, 240, 140, 265, 120, 290, 100, 265),
    ),
    fill("t", rect(490, 210, 60, 110)),
    fill(
      "o",
      rect(498, 222, 44, 8),
      rect(498, 300, 44, 8),
      poly(520, 240, 540, 265, 520, 290, 500, 265),
    ),
    ...[
      [60, "r"],
      [120, "a"],
      [180, "o"],
      [460, "e"],
      [520, "a"],
      [580, "r"],
    ].map(
      ([x, tone]) =>
        fill("#6f4836", poly(x - 28, 400, x + 28, 400, x + 22, 446, x - 22, 446)) +
        fill(tone, poly(x - 26, 402, x, 358, x + 26, 402)),
    ),
    person(300, 430, 1.4, "w"),
    person(346, 420, 1.2, "t"),
  ),
  "floating-market": picture(
    { sky: "day", back: "none", ground: "water", horizon: 300 },
    palm(60, 310, 1.3),
    palm(590, 310, 1.4),
    ...[
      [110, "k"],
      [400, "k"],
    ].map(
      ([x]) =>
        fill("k", rect(x, 200, 140, 84)) +
        fill("y", rect(x + 20, 222, 40, 62), rect(x + 80, 222, 40, 40)) +
        fill("o", poly(x - 24, 206, x + 70, 140, x + 164, 206)) +
        fill("r", poly(x - 24, 206, x + 70, 140, x + 60, 206)) +
        line("k", 6, `M${x + 10} 284v40M${x + 70} 284v40M${x + 130} 284v40`),
    ),
    fade(0.5, "w", rect(240, 340, 120, 4), rect(60, 430, 80, 4)),
    ...[
      [190, 380, 1, "rea"],
      [440, 430, 1.2, "aoe"],
    ].map(([x, y, s, tones]) =>
      at(
        [x, y, s],
        person(-70, 0, 1.1, "t"),
        fill("y", poly(-94, -42, -70, -60, -46, -42)),
        ...[...tones].map(
          (tone, n) =>
            fill("#6f4836", rect(-38 + n * 42, -16, 36, 14)) +
            fill(tone, dome(-20 + n * 42, -16, 17, 18)),
        ),
        fill("k", "M-120-12q10 26 40 26h160q30 0 42-30l-14 2q-8 8-20 8h-180q-16 0-28-6z"),
        line("k", 4, "M-62-20l-40 44"),
      ),
    ),
  ),
  mall: picture(
    { sky: "day", back: "city" },
    fill("c", rect(70, 120, 500, 248)),
    fill("s", rect(70, 120, 130, 248)),
    fill("m", rect(210, 140, 220, 228)),
    fill("#bfdcdc", grid([4, 54], [4, 54], rect(216, 146, 48, 48))),
    fill("o", rect(90, 150, 90, 110)),
    fill("w", "M112 186h46l6 56h-58z"),
    line("w", 5, "M122 190q0-24 13-24t13 24"),
    fill("t", rect(456, 150, 90, 110)),
    fill("w", "M486 170h30l16 20-10 14-6-5v46h-30v-46l-6 5-10-14z"),
    fill("d", rect(60, 112, 520, 12)),
    fill("d", rect(90, 290, 100, 78), rect(450, 290, 100, 78)),
    fill("y", rect(96, 296, 88, 72), rect(456, 296, 88, 72)),
    fill(
      "r",
      poly(84, 280, 196, 280, 206, 298, 74, 298),
      poly(444, 280, 556, 280, 566, 298, 434, 298),
    ),
    fill("d", rect(284, 310, 72, 58)),
    fill("w", rect(290, 314, 28, 54), rect(322, 314, 28, 54)),
    ...[
      [240, "t", "o"],
      [390, "o", "a"],
      [500, "n", "l"],
    ].map(
      ([x, coat, bag]) =>
        person(x, 430, 1.4, coat) +
        fill(bag, rect(x + 12, 404, 18, 20)) +
        line(bag, 2, `M${x + 16} 404q5-10 10 0`),
    ),
  ),
};

export const CULTURE = {
  "museum-modern": picture(
    { sky: "day", back: "low", ground: "grass" },
    fill("w", poly(110, 330, 150, 150, 430, 110, 560, 180, 520, 330)),
    fill("s", poly(110, 330, 150, 150, 250, 136, 230, 330)),
    fill("m", poly(260, 330, 276, 176, 500, 190, 490, 330)),
    fill("#bfdcdc", poly(276, 176, 390, 183, 330, 330, 260, 330)),
    fill("a", rect(334, 214, 48, 66), rect(394, 220, 42, 60), rect(450, 226, 34, 54)),
    fill("c", rect(340, 220, 36, 54), rect(400, 226, 30, 48), rect(455, 231, 24, 44)),
    fill("r", oval(358, 240, 9), poly(402, 272, 414, 240, 428, 272), rect(458, 238, 18, 16)),
    fill("f", poly(342, 272, 358, 250, 374, 272), rect(458, 258, 18, 12)),
    line("w", 4, "M320 330l12-150M388 330l4-147M444 330l2-144"),
    fill("d", rect(90, 330, 460, 34)),
    fill("y", row(10, 44, rect(104, 336, 34, 28))),
    fill("o", rect(170, 190, 30, 100)),
    fill("h", rect(60, 362, 520, 12)),
    at(
      [510, 430],
      fill(
        "r",
        "M-60 0q0-90 60-100q40 20 20 60q40-30 50 40h-20q-10-30-40-16q-30-10-10-50q-40 6-38 66z",
      ),
    ),
    person(220, 420, 1.3, "t"),
    person(250, 424, 1.2),
    person(380, 424, 1, "a"),
  ),

  ship: picture(
    { sky: "dusk", back: "city", ground: "water", horizon: 340 },
    line("k", 7, "M230 340V70M330 340V50M420 340V90M480 290L570 230"),
    fill(
      "w",
      "M190 100q50-14 86 0q-14 50 6 90q-50 16-96 0q18-40 4-90zM186 204q50-12 98 0q-10 40 6 76h-110q16-36 6-76zM288 80q48-14 90 0q-14 56 6 104q-56 16-104 0q20-52 8-104zM282 198q54-12 104 0q-10 40 6 82H276q16-40 6-82zM388 118q40-12 70 0q-8 40 6 72q-46 14-84 0q16-36 8-72zM382 204q44-10 84 0q-6 40 6 72h-96q14-30 6-72z",
    ),
    fade(
      0.4,
      "s",
      "M190 100q20-6 40-6v102q-22 0-44-6q18-40 4-90zM288 80q20-6 42-6v116q-26 0-50-6q20-52 8-104z",
    ),
    fill("y", "M480 288l88-56q-4 50-60 60z"),
    fill("k", "M130 286l40 10h320l50-20q-4 60-46 102H190q-44-32-60-92z"),
    fill("a", rect(160, 304, 350, 8)),
    fill("n", row(9, 34, rect(190, 322, 14, 12))),
    fill("o", poly(330, 50, 374, 40, 330, 30), poly(230, 70, 266, 62, 230, 52)),
    fill("#4f8fa8", "M0 364q40-12 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v116H0z"),
    fade(0.5, "w", rect(90, 410, 100, 4), rect(320, 430, 140, 4)),
  ),
  observatory: picture(
    { sky: "night", back: "none", ground: "night" },
    fill("p", "M0 380V300q160-60 320 0t320-20v100z"),
    fill("c", rect(180, 270, 280, 98)),
    fill("s", rect(180, 270, 90, 98)),
    fill("u", dome(320, 270, 120, 116)),
    fill("#8ba1a8", "M200 270a120 116 0 0 1 100-114q-50 40-50 114z"),
    fill("n", poly(330, 270, 346, 152, 384, 166, 384, 270)),
    fill("b", rect(172, 264, 296, 10)),
    fill("w", "M350 200l90-74 24 28-92 70z"),
    fill("o", "M426 112l20-16 32 38-20 16z"),
    fill(
      "y",
      row(4, 26, arch(200, 346, 16, 44)),
      row(3, 26, arch(376, 346, 16, 44)),
      arch(300, 368, 46, 74),
    ),
    fill("a", oval(110, 120, 34)),
    line("y", 6, "M60 140q60 10 104-44"),
    fill("w", oval(260, 70, 3), oval(420, 50, 3), oval(200, 110, 2.5)),
    person(270, 430, 1.4, "o"),
    person(302, 434, 1, "a"),
    person(400, 430, 1.3, "t"),
  ),
  library: picture(
    { sky: "sand", back: "none" },
    fill("k", rect(0, 0, 640, 390)),
    fill("#6f4836", rect(0, 0, 640, 30), rect(0, 374, 640, 16)),
    ...[0, 1, 2, 3].flatMap((shelf) =>
      [0, 1].map(
        (side) =>
          fill("#6f4836", rect(side * 400, 112 + shelf * 88, 240, 10)) +
          times(13, (n) =>
            fill(
              "orta"[(n * 3 + shelf + side) % 4],
              rect(
                side * 400 + 8 + n * 18,
                112 + shelf * 88 - 50 - ((n * 7 + shelf * 5) % 18),
                14,
                50 + ((n * 7 + shelf * 5) % 18),
              ),
            ),
          ),
      ),
    ),
    fill("y", arch(256, 374, 128, 280)),
    fill("#bfdcdc", arch(268, 374, 104, 262)),
    line("k", 5, "M320 112v262M268 200h104M268 290h104"),
    fill("g", "M0 390h640v90H0z"),
    line(
      "k",
      6,
      "M150 390L210 40M180 390L236 60M156 350l28 2M166 290l28 2M176 230l28 2M186 170l28 2M196 110l28 2",
    ),
    fill("d", rect(230, 404, 190, 12), rect(246, 416, 8, 40), rect(396, 416, 8, 40)),
    fill("a", dome(280, 384, 24, 18)),
    line("n", 3, "M280 384v20"),
    fill("w", "M310 402q20-12 30 0q10-12 30 0z"),
    person(470, 450, 1.5, "t"),
  ),
};

export const EVENINGS = {
  opera: picture(
    { sky: "night", back: "none", ground: "night" },
    fill("y", rect(110, 220, 420, 148)),
    fill("a", rect(110, 220, 130, 148)),
    fill("c", rect(170, 170, 300, 198), rect(100, 212, 440, 10)),
    fill("s", rect(170, 170, 90, 198)),
    fill("t", "M190 170q10-60 130-66q120 6 130 66z"),
    fill("d", "M190 170q10-60 130-66q-60 20-66 66z"),
    fill("c", poly(180, 176, 320, 122, 460, 176)),
    fill("a", oval(320, 158, 14)),
    // A lyre
    fill("a", poly(300, 108, 308, 94, 332, 94, 340, 108)),
    line("a", 6, "M300 40q12 10 4 26q-8 24 16 26q24-2 16-26q-8-16 4-26"),
    line("a", 3, "M304 54h32M314 54v36M320 54v36M326 54v36"),
    fill("w", row(7, 44, rect(184, 188, 14, 110))),
    fill("b", rect(164, 296, 312, 10), rect(164, 178, 312, 8)),
    fill("#f8cf9f", row(6, 44, arch(202, 290, 22, 80)), row(6, 44, arch(200, 368, 27, 54))),
    fill("d", row(2, 24, arch(122, 290, 14, 50)), row(2, 24, arch(484, 290, 14, 50))),
    fill("r", rect(130, 306, 22, 62), rect(490, 306, 22, 62)),
    fill("c", rect(150, 366, 340, 8), rect(130, 374, 380, 9)),
    fill("r", poly(290, 383, 350, 383, 390, 480, 250, 480)),
    person(270, 430, 1.4, "n"),
    person(300, 436, 1.4, "r"),
    person(400, 430, 1.3, "t"),
    line("n", 4, "M80 400V300"),
    fill("y", oval(80, 292, 12)),
    line("n", 4, "M560 400V300"),
    fill("y", oval(560, 292, 12)),
  ),
  "theatre-asian": picture(
    { sky: "night", back: "none", ground: "night" },
    fill("c", rect(90, 220, 460, 150)),
    fill("k", rect(90, 300, 460, 8), rect(90, 220, 12, 150), rect(538, 220, 12, 150)),
    fill("d", sweep(320, 224, 500, 56, 400)),
    fill("d", sweep(320, 176, 240, 76, 20)),
    fill("c", poly(270, 174, 320, 130, 370, 174)),
    fill("p", poly(102, 236, 538, 236, 538, 286, 102, 286)),
    fill("w", row(6, 72, oval(138, 261, 17))),
    fill("r", row(6, 72, oval(138, 261, 8))),
    ...Array.from({ length: 9 }, (_, n) => lantern(118 + n * 50, 322)),
    fill("r", rect(260, 316, 120, 54)),
    fill("w", row(3, 32, rect(286, 322, 5, 40))),
    ...[40, 76, 560, 596].map(
      (x, n) =>
        line("k", 4, `M${x} 440V160`) +
        fill("oary"[n], rect(x, 164, 28, 170)) +
        fill(
          "n",
          rect(x + 8, 180, 12, 5),
          rect(x + 12, 176, 4, 30),
          rect(x + 8, 220, 12, 16),
          rect(x + 8, 252, 12, 5),
          rect(x + 12, 250, 4, 40),
        ),
    ),
    at(
      [320, 446],
      fill("w", oval(0, -54, 26, 30)),
      fill("n", "M-30-60q0-40 30-40q30 0 30 40q-30-30-60 0z"),
      line("r", 5, "M-16-62l8 4M16-62l-8 4M-18-44q6-2 10 2M18-44q-6-2-10 2"),
      fill("r", oval(0, -38, 6, 4)),
      fill("r", "M-60 34q0-60 60-60q60 0 60 60z"),
      fill("a", poly(-20, -26, 0, 0, 20, -26, 10, -28, 0, -16, -10, -28)),
    ),
  ),
  "night-club": picture(
    { sky: "night", back: "none", ground: "night" },
    fill("n", rect(0, 0, 640, 480)),
    fade(0.5, "p", poly(100, 0, 180, 0, 330, 480, 60, 480)),
    fade(0.5, "r", poly(480, 0, 560, 0, 600, 480, 320, 480)),
    fade(0.4, "l", poly(300, 0, 340, 0, 460, 480, 180, 480)),
    line("u", 3, "M320 0v60"),
    fill("u", oval(320, 104, 46)),
    fill(
      "w",
      pattern([288, 76], [5, 15], [5, 15], (x, y) => ((x + y) % 2 ? "" : rect(x, y, 9, 9))),
    ),
    fill("d", rect(180, 300, 280, 70)),
    fill("o", rect(190, 310, 260, 6)),
    fill("a", oval(240, 340, 18), oval(400, 340, 18)),
    at([320, 300, 1.8], person(0, 14, 1, "o"), line("n", 3, "M-7-40a8 8 0 0 1 14 0")),
    fill("d", rect(60, 220, 80, 160), rect(500, 220, 80, 160)),
    fill("u", oval(100, 260, 24), oval(100, 330, 32), oval(540, 260, 24), oval(540, 330, 32)),
    fill("n", oval(100, 260, 12), oval(100, 330, 16), oval(540, 260, 12), oval(540, 330, 16)),
    ...[60, 130, 200, 270, 350, 430, 500, 570].map((x, n) =>
      at(
        [x, 480, 1.9],
        person(0, (n % 3) * 5, 1, "otrlapor"[n]),
        line("#c98d6b", 4, "M-6-22l-8-28M6-22l8-28"),
      ),
    ),
  ),
  restaurant: picture(
    { sky: "night", back: "none", ground: "night" },
    fill("#6b4536", rect(0, 0, 640, 330)),
    fill("#5a382c", row(8, 84, rect(0, 0, 3, 330))),
    fill("k", rect(0, 326, 640, 154)),
    fill("n", rect(40, 60, 170, 180), rect(430, 60, 170, 180)),
    fill("#3f4a78", rect(50, 70, 150, 160), rect(440, 70, 150, 160)),
    fill("w", oval(90, 104, 3, 3), oval(168, 92, 2, 2), oval(486, 98, 2, 2), oval(560, 112, 3, 3)),
    line("#6b4536", 6, "M125 60v180M515 60v180M40 150h170M430 150h170"),
    fade(0.28, "y", poly(270, 120, 370, 120, 520, 330, 120, 330)),
    line("n", 4, "M320 0v86"),
    fill("a", "M276 120q44-62 88 0z"),
    fill("w", "M110 330h420l22 92h-464z"),
    fade(0.12, "n", "M110 330h420l22 92h-464z"),
    fill("w", oval(320, 330, 210, 26)),
    fill("n", oval(226, 330, 54, 11), oval(414, 330, 54, 11)),
    fill("w", oval(226, 327, 50, 9), oval(414, 327, 50, 9)),
    fill("o", oval(226, 324, 26, 7)),
    fill("g", oval(414, 324, 26, 7)),
    line("n", 4, "M160 330v-30M292 330v-30M348 330v-30M480 330v-30"),
    fill("r", "M312 322v-34q-16-8-16-34h48q0 26-16 34v34z"),
    fill("n", oval(320, 322, 16, 4)),
    at(
      [170, 470, 2],
      fill("t", rect(-22, -46, 44, 8), rect(-18, -40, 6, 40), rect(12, -40, 6, 40)),
    ),
    at(
      [470, 470, 2],
      fill("t", rect(-22, -46, 44, 8), rect(-18, -40, 6, 40), rect(12, -40, 6, 40)),
    ),
  ),
};
