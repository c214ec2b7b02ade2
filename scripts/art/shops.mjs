import {
  again,
  arch,
  at,
  dome,
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
  svg,
  times,
} from "./kit.mjs";

const room = (wall, floor, ...layers) =>
  svg(
    [640, 480],
    "",
    fill(wall, rect(0, 0, 640, 380)),
    fill(floor, rect(0, 380, 640, 100)),
    ...layers,
  );
const record = (x, y, r, tone) =>
  fill("n", oval(x, y, r)) +
  line("#4a5d70", 2, oval(x, y, r * 0.8), oval(x, y, r * 0.62)) +
  fill(tone, oval(x, y, r * 0.38)) +
  fill("w", oval(x, y, r * 0.07));
const hung = (x, tone, shape) =>
  at([x, 130], line("k", 4, "M0-20v12l-30 18h60l-30-18"), fill(tone, shape));
const SHIRT = "M-30 8h18l12 10 12-10h18l26 34-16 14-10-12v92h-60V44l-10 12-16-14z";
const DRESS = "M-20 8h8l12 14 12-14h8l4 50 32 130h-112l32-130z";
const COAT = "M-30 8h20l10 40 10-40h20l22 110-14 4-4-20v80H2V70l-2-10-2 10v112h-34v-80l-4 20-14-4z";
const flowers = (x, y, tone, count = 5) =>
  fill("f", poly(x - 30, y - 34, x + 30, y - 34, x, y)) +
  fill(
    tone,
    times(count, (n) => oval(x - 28 + (n * 56) / (count - 1), y - 44 - (n % 2) * 16, 13)),
  ) +
  fade(
    0.5,
    "y",
    times(count, (n) => oval(x - 28 + (n * 56) / (count - 1), y - 44 - (n % 2) * 16, 5)),
  );
const BUCKET =
  flowers(0, -26, "currentColor") +
  fill("u", poly(-26, -44, 26, -44, 20, 0, -20, 0)) +
  fill("#8c9da8", rect(-28, -48, 56, 6));

export const SHOPS = {
  "shop-records": room(
    "#d9ab6a",
    "#8f5a34",
    // Sleeves on the wall
    ...[
      ["r", 60],
      ["d", 170],
      ["e", 280],
      ["p", 390],
      ["m", 500],
    ].map(
      ([tone, x], n) =>
        fill(tone, rect(x, 40, 84, 84)) +
        (n % 2 === 0
          ? fill("a", oval(x + 42, 82, 24))
          : fill("y", poly(x + 14, 110, x + 42, 56, x + 70, 110))),
    ),
    fill("k", rect(40, 126, 560, 8)),
    record(320, 240, 92, "r"),
    // A record player
    fill("n", rect(196, 320, 248, 22)),
    line("u", 8, "M430 180v60l-40 30"),
    fill("u", oval(430, 176, 14)),
    // Crates to leaf through
    ...[
      [16, "troa"],
      [226, "mepr"],
      [436, "aotl"],
    ].map(
      ([x, tones]) =>
        times(
          4,
          (n) =>
            fill(tones[n], rect(x + 14 + n * 4, 352 + n * 14, 152 - n * 2, 80)) +
            fade(0.5, "w", oval(x + 90, 376 + n * 14, 15, 7)),
        ) +
        fill("k", rect(x, 410, 184, 70)) +
        fill("#6f4836", rect(x, 440, 184, 6)),
    ),
    fill("t", "M76 480v-64q4-52 60-54q56 2 60 54v64z"),
    fill("#c98d6b", oval(136, 318, 34, 38)),
    fill("#3b2a2a", "M100 322q-6-54 36-54t36 54q-16 34-36 34t-36-34z"),
    line("n", 8, "M96 318q-2-52 40-52t40 52"),
    fill("n", oval(98, 326, 11, 17), oval(174, 326, 11, 17)),
  ),
  "shop-clothes": room(
    "#e6d6c4",
    "#b98d68",
    fade(0.5, "w", rect(40, 40, 560, 20)),
    line("n", 8, "M50 110h540M70 110v300M570 110v300M40 412h60M540 412h60"),
    several(hung, [120, "r", DRESS], [200, "m", COAT], [284, "a", SHIRT], [364, "t", DRESS]),
    several(hung, [446, "p", COAT], [524, "o", SHIRT]),
    fill(
      "w",
      ...times(3, (n) => oval(100 + n * 18, 240 + (n % 2) * 24, 6)),
      oval(350, 240, 6),
      oval(374, 266, 6),
      oval(356, 290, 6),
    ),
    line("w", 4, "M262 190h44M262 206h44"),
    // Hats, shoes and a case
    fill("k", rect(40, 58, 130, 10), rect(470, 58, 130, 10)),
    fill("n", oval(105, 56, 44, 8), "M80 54q0-34 25-34t25 34z"),
    fill("r", rect(81, 44, 48, 8)),
    fill("o", oval(535, 56, 46, 8), dome(535, 54, 26, 30)),
    fill("r", "M230 430v-40h22l6 22 34 10v8zM300 430v-40h22l6 22 34 10v8z"),
    fill("k", rect(410, 380, 110, 70)),
    fill("a", rect(410, 396, 110, 6), rect(430, 380, 8, 70), rect(492, 380, 8, 70)),
    line("k", 7, "M448 380v-14h34v14"),
    several(person, [160, 474, 2.4, "t"], [600, 474, 2.4, "w"]),
  ),
  "market-flea": picture(
    { sky: "day", back: "city", horizon: 300 },
    fill("e", poly(40, 130, 320, 60, 600, 130)),
    fill("w", poly(226, 130, 320, 60, 414, 130)),
    fill("f", row(12, 46.7, dome(63, 130, -23, -18))),
    line("n", 6, "M60 130v260M580 130v260"),
    // A table of lamps, clocks, a gramophone
    fill("k", rect(40, 290, 560, 16)),
    fill("r", rect(40, 306, 560, 80)),
    fill("#8d2f20", row(7, 80, rect(76, 306, 10, 80))),
    fill("n", rect(100, 230, 6, 60), oval(103, 288, 24, 6)),
    fill("a", poly(72, 234, 88, 180, 118, 180, 134, 234)),
    fill("k", rect(180, 250, 84, 40)),
    fill("n", oval(222, 250, 38, 8)),
    line("a", 8, "M222 246q34 0 28-40"),
    fill("a", "M244 214q-34-50-70-46q4-40 52-40q40 10 46 80z"),
    fill("#b5823c", oval(200, 150, 34, 20)),
    fill("k", rect(318, 190, 60, 100), poly(308, 192, 348, 160, 388, 192)),
    fill("w", oval(348, 226, 24)),
    line("n", 4, "M348 226v-14M348 226l10 6"),
    fill(
      "w",
      "M420 290q-20-40 10-56h40q28 16 8 56z",
      "M430 230q2-14 20-16q18 2 20 16z",
      oval(450, 210, 6),
    ),
    line("w", 8, "M482 246q24 0 14 30M414 252l-20-18"),
    line("m", 5, "M420 262q30 10 60 0"),
    fill("a", rect(520, 200, 66, 90)),
    fill("t", rect(530, 212, 46, 66)),
    fill("s", oval(553, 236, 11, 13)),
    fill("n", "M536 278q2-24 17-24t17 24z"),
    // In front: a chair and boxes of books
    line("k", 8, "M90 480v-70h60v70M90 410v-60M150 410v-60"),
    fill("o", rect(84, 402, 72, 14)),
    line("k", 6, "M92 366h56M92 386h56"),
    fill("#b98d68", rect(440, 420, 120, 56)),
    fill("t", rect(450, 396, 18, 26)),
    fill("r", rect(470, 390, 14, 32), rect(520, 394, 20, 28)),
    fill("a", rect(486, 398, 16, 24)),
    fill("d", rect(503, 392, 16, 30)),
    several(person, [260, 474, 2.4, "t"], [320, 474, 2.3, "a"], [604, 470, 2.3]),
  ),
  "market-flower": picture(
    { sky: "day", back: "city", horizon: 320 },
    fill("t", poly(60, 150, 100, 80, 540, 80, 580, 150)),
    fill(
      "w",
      times(5, (n) =>
        poly(104 + n * 96, 150, 132 + n * 84, 80, 174 + n * 84, 80, 152 + n * 96, 150),
      ),
    ),
    line("n", 6, "M76 150v240M564 150v240"),
    // The seller among her flowers
    person(320, 300, 3.6, "w"),
    fill("e", rect(298, 196, 44, 50)),
    fill("k", rect(60, 270, 520, 14)),
    `<defs><g id="b">${BUCKET}</g></defs>`,
    ...[
      ["o", 110],
      ["y", 180],
      ["r", 250],
      ["w", 390],
      ["p", 460],
      ["a", 530],
    ].map(([tone, x]) => again("b", x, 270, tone)),
    fill("#6f4836", rect(60, 284, 520, 60)),
    ...[
      ["p", 90],
      ["w", 170],
      ["a", 250],
      ["o", 330],
      ["r", 410],
      ["y", 490],
      ["o", 560],
    ].map(([tone, x]) => again("b", x, 400, tone)),
    // Tulips
    ...[
      ["r", 50],
      ["a", 130],
      ["#e08ab0", 210],
    ].map(
      ([tone, x]) =>
        line(
          "f",
          4,
          times(4, (n) => `M${x + n * 14 - 20} 470l${(n - 1.5) * 4}-40`),
        ) + fill(tone, row(4, 18, `M${x - 28 - 6} 416l5 8 3-12 5 12 4-8v12q-8 12-17 0z`)),
    ),
    several(person, [440, 478, 2.4, "d"], [500, 478, 2.3]),
    flowers(540, 440, "r", 4),
  ),
  "cooking-class": room(
    "#d9e6dd",
    "#b98d68",
    fill("#c3d6ca", row(8, 84, rect(0, 0, 40, 250))),
    fill("k", rect(40, 60, 560, 10)),
    line("n", 4, "M90 70v16M150 70v16M210 70v16M450 70v16M520 70v16"),
    fill("#b5673c", dome(90, 86, -34, -34), dome(450, 86, -30, -28)),
    fill("n", oval(150, 110, 24), rect(204, 86, 12, 60), oval(520, 112, 28)),
    fill("u", oval(520, 112, 20), oval(210, 150, 15, 20)),
    // The chef
    fill("w", "M250 330v-90q4-40 40-42h60q36 2 40 42v90z"),
    fill("#c98d6b", oval(320, 158, 34, 38)),
    fill("w", "M286 130v-34q-30-8-22-36q10-22 34-14q22-20 44 0q26-8 34 14q6 28-22 36v34z"),
    line("h", 4, "M288 122h64"),
    fill("#3b2a2a", "M304 176q16-10 32 0q-16 10-32 0z"),
    fill(
      "n",
      oval(308, 156, 4),
      oval(332, 156, 4),
      oval(308, 240, 4),
      oval(332, 240, 4),
      oval(308, 270, 4),
      oval(332, 270, 4),
    ),
    fill("r", poly(296, 198, 344, 198, 320, 224)),
    line("w", 26, "M264 236l-50 50M376 236l52 40"),
    fill("#c98d6b", oval(212, 292, 15), oval(434, 282, 15)),
    // The counter: a pot that steams, a board, vegetables
    fill("c", rect(0, 330, 640, 20)),
    fill("t", rect(0, 350, 640, 50)),
    fill("o", rect(430, 268, 130, 62), rect(412, 280, 20, 10), rect(558, 280, 20, 10)),
    fill("#a83f2e", rect(430, 262, 130, 10)),
    line("k", 8, "M440 280l26-90"),
    line("w", 6, "M480 240q-14-20 0-40t0-40M520 240q-14-20 0-40t0-40"),
    fill("b", rect(100, 318, 200, 14)),
    fill("r", oval(140, 302, 18, 16)),
    fill("a", poly(180, 316, 248, 300, 252, 312)),
    fill("e", oval(272, 304, 14), oval(286, 310, 12), "M248 300l18-12v16z"),
    line("u", 9, "M206 306l-30-34"),
    // Those who learn
    ...[
      [80, "o"],
      [210, "d"],
      [430, "p"],
      [560, "a"],
    ].map(
      ([x, tone]) =>
        fill(tone, `M${x - 40} 480v-44q2-34 40-34t40 34v44z`) +
        fill("#c98d6b", oval(x, 376, 24)) +
        fill("#3b2a2a", dome(x, 372, 26, 30)) +
        line("w", 5, `M${x - 22} 480l14-76M${x + 22} 480l-14-76`),
    ),
  ),
  spa: room(
    "#8a6a50",
    "#5d7f80",
    fill("#7a5c45", row(8, 84, rect(0, 0, 40, 300))),
    fade(0.3, "y", oval(320, 170, 150)),
    fill("#6f4836", arch(220, 300, 200, 260)),
    fill("#3f6f5c", arch(236, 300, 168, 236)),
    ...[270, 310, 350].map((x) => fill("#7fae6a", rect(x, 90, 10, 210))),
    line("#2f5a48", 3, "M270 140h10M270 200h10M310 120h10M310 190h10M350 160h10M350 230h10"),
    // A pool
    fill("#4f9aa0", poly(140, 300, 500, 300, 640, 420, 0, 420)),
    fade(0.4, "w", rect(200, 320, 90, 4), rect(340, 340, 120, 4), rect(180, 372, 110, 4)),
    line("w", 6, "M240 290q-14-20 0-40t0-40M500 304q-14-20 0-40t0-40"),
    ...[
      [250, 350],
      [510, 374],
    ].map(
      ([x, y]) =>
        fill("#d9a07c", `M${x - 26} ${y}q4-24 26-24t26 24z`, oval(x, y - 40, 19)) +
        fill("w", `M${x - 22} ${y - 46}q4-24 22-24t22 24z`),
    ),
    // Stones, an orchid, candles, towels
    fill("c", rect(0, 410, 640, 70)),
    fill("n", oval(320, 428, 54, 18), oval(320, 402, 42, 15)),
    fill("#4a5d70", oval(320, 380, 30, 12)),
    fill("b", poly(388, 400, 436, 400, 430, 446, 394, 446)),
    line("f", 5, "M412 400q12-50-2-100M412 400q-30-10-36-36M412 400q26-6 38-30"),
    fill(
      "w",
      ...[
        [410, 300],
        [396, 340],
        [420, 330],
      ].flatMap(([x, y]) => [
        oval(x - 12, y, 13, 9),
        oval(x + 12, y, 13, 9),
        oval(x, y - 10, 9, 12),
      ]),
    ),
    fill("o", oval(410, 300, 5), oval(396, 340, 5), oval(420, 330, 5)),
    ...[70, 130, 200].map(
      (x, n) =>
        fill("w", rect(x - 18, 400 - n * 14, 36, 60 + n * 14)) +
        fill("a", `M${x} ${366 - n * 14}q16 22 0 30q-16-8 0-30z`) +
        fade(0.25, "y", oval(x, 384 - n * 14, 34)),
    ),
    fill("w", rect(480, 400, 130, 22), rect(490, 378, 110, 22)),
    fill("l", rect(484, 422, 122, 22)),
    fill("h", oval(608, 411, 8, 11), oval(598, 389, 8, 11)),
  ),
  climbing: svg(
    [640, 480],
    "",
    fill("#e6d6c4", rect(0, 0, 640, 420)),
    fill("u", "M90 0h200l40 150-50 270H70z"),
    fill("#8c9da8", "M290 0h190l60 190-90 230H280l50-270z"),
    fill("#b8c4c9", "M480 0h160v420H450l90-230z"),
    fill("#cdd6d8", rect(0, 0, 90, 420)),
    ...["roaem", "tpyrf"].flatMap((tones, half) =>
      [...tones].map((tone, k) =>
        fill(
          tone,
          times(7, (n) =>
            oval(
              40 + ((n * 137 + k * 71 + half * 53) % 570),
              30 + ((n * 59 + k * 83 + half * 37) % 370),
              13 + (n % 3) * 3,
              9 + ((n + k) % 3) * 3,
            ),
          ),
        ),
      ),
    ),
    line("#c98d6b", 15, "M236 170l-40-64M276 170l34-74M236 290l-46 50 20 40M276 290l44 34-16 60"),
    line("n", 22, "M242 284l-46 46M270 284l44 36"),
    fill("r", "M222 166q34-16 68 0l-8 84h-52z"),
    fill("n", rect(230, 246, 54, 44)),
    fill("#c98d6b", oval(258, 136, 22)),
    fill("#3b2a2a", oval(258, 128, 23, 20), oval(274, 152, 10)),
    fill("w", oval(292, 262, 12, 16)),
    line("#c98d6b", 12, "M486 240l40-50M462 240l-30-40"),
    fill("t", "M450 236q24-12 48 0l-6 60h-36z"),
    fill("#c98d6b", oval(474, 216, 16)),
    fill("a", oval(474, 208, 18, 14)),
    line("n", 15, "M462 296l-24 40M486 296l30 24"),
    fill("m", rect(0, 420, 640, 60)),
    fill("d", rect(0, 420, 640, 10), rect(210, 430, 6, 50), rect(430, 430, 6, 50)),
    several(person, [90, 464, 2.6, "o"], [560, 464, 2.4, "p"]),
  ),
  sento: svg(
    [640, 480],
    "",
    // The mountain painted over the pool
    fill("#9ccbd8", rect(0, 0, 640, 250)),
    fill("m", poly(70, 220, 270, 50, 370, 50, 570, 220)),
    fill("w", "M226 88l44-38h100l44 38-24 20-24-16-30 26-24-24-28 22-26-20z"),
    fill("w", "M40 110q4-22 26-18q14-20 36-6q26-6 30 24zM500 80q4-20 24-16q14-18 34-4q24-4 26 20z"),
    fill("#4f8a78", "M0 250v-40q100-30 200 0t240 0t200-10v50z"),
    fill(
      "#3f6f5c",
      "M40 214l-30-6q4-24 30-30q30-20 54 4q20 10 10 28l-24 4v40h-12v-40zM560 214l-30-6q4-24 30-30q30-20 54 4q20 10 10 28l-24 4v40h-12v-40z",
    ),
    line("w", 3, "M0 62h640M0 125h640M0 188h640", row(9, 71, "M36 0v250")),
    fill("#cfe6e4", rect(0, 250, 640, 230)),
    line("#a9cdcb", 3, "M0 276h640M0 300h640", row(14, 48, "M10 250v60")),
    // Bathers
    fill("#6fb3bd", poly(60, 310, 580, 310, 640, 400, 0, 400)),
    fade(0.5, "w", rect(120, 340, 90, 4), rect(380, 350, 130, 4), rect(250, 380, 90, 4)),
    ...[
      [180, 348],
      [330, 340],
      [470, 352],
    ].map(
      ([x, y]) =>
        fill("#d9a07c", `M${x - 36} ${y}q4-34 36-34t36 34z`, oval(x, y - 52, 25)) +
        fill("#3b2a2a", `M${x - 26} ${y - 54}q0-28 26-28t26 28q-10-10-26-10t-26 10z`) +
        fill("w", rect(x - 24, y - 86, 48, 12)),
    ),
    line(
      "w",
      6,
      "M100 330q-14-20 0-40t0-40M250 300q-14-20 0-40M410 310q-14-20 0-40M550 330q-14-20 0-40t0-40",
    ),
    // Taps, stools and tubs
    fill("#8fb8b6", rect(0, 400, 640, 16)),
    fill(
      "a",
      poly(100, 424, 180, 424, 170, 468, 110, 468),
      poly(440, 424, 520, 424, 510, 468, 450, 468),
    ),
    fill("#b5823c", rect(104, 438, 72, 6), rect(444, 438, 72, 6)),
    fill("m", oval(140, 424, 40, 8), oval(480, 424, 40, 8)),
    fill("k", rect(250, 440, 100, 12), rect(260, 452, 12, 26), rect(328, 452, 12, 26)),
    fill("w", "M262 440v-16q36-10 76 0v16z"),
  ),
};

const cat = (x, y, scale, tone, eyes = "n") =>
  at(
    [x, y, scale],
    fill(
      tone,
      "M-26 0q-8-44 12-62q-16-10-14-32l2-24 16 12q10-4 20 0l16-12 2 24q2 22-14 32q20 18 12 62z",
    ),
    line(tone, 10, "M24-6q30-4 28-34t10-26"),
    fade(0.6, "w", oval(0, -22, 11, 18)),
    fill(eyes, oval(-9, -88, 4, 5), oval(9, -88, 4, 5)),
    fill("o", poly(-4, -78, 4, -78, 0, -73)),
  );

export const WORKSHOPS = {
  "cat-cafe": room(
    "#efd9c6",
    "#c79a72",
    fill("#bfdcdc", arch(60, 230, 130, 180)),
    line("w", 8, arch(60, 230, 130, 180), "M125 50v180M60 140h130"),
    // A tree for cats
    fill("k", rect(470, 100, 22, 300)),
    fill(
      "t",
      rect(420, 92, 120, 18),
      rect(396, 210, 110, 18),
      rect(470, 300, 120, 18),
      rect(410, 392, 150, 20),
    ),
    fill("r", rect(496, 232, 70, 68)),
    fill("n", oval(531, 270, 24)),
    several(cat, [480, 92, 0.7, "n", "a"], [440, 210, 0.8, "w"], [360, 470, 1.2, "a"]),
    cat(150, 230, 0.8, "u"),
    // A guest with coffee, and one on her lap
    fill("t", "M170 480v-110q2-44 50-46t50 46v110z"),
    fill("#c98d6b", oval(220, 282, 32, 36)),
    fill("#3b2a2a", "M184 300q-10-64 36-64t36 64l-6 20q4-40-30-50q-28 10-30 50z"),
    cat(280, 430, 0.9, "#8a6a50"),
    line("t", 22, "M250 370l34 50"),
    fill("k", oval(100, 372, 80, 16), rect(93, 376, 14, 104)),
    fill("w", "M76 366v-36h44v36q-22 10-44 0z"),
    line("w", 6, "M120 338q18 0 14 18h-14"),
    fill("#6f4836", oval(98, 331, 19, 5)),
    line("#b98d68", 4, "M88 318q-8-12 0-24M104 318q-8-12 0-24"),
  ),
  bookshop: picture(
    { sky: "day", back: "city", horizon: 392 },
    fill("#b5563f", rect(70, 0, 500, 120)),
    fill("w", row(5, 92, rect(110, 20, 52, 70))),
    fill("d", row(5, 92, rect(116, 26, 40, 58))),
    fill("f", rect(60, 110, 520, 290)),
    fill("t", rect(60, 110, 520, 60)),
    // The sign is an open book
    fill("c", "M270 158q24-18 50-4q26-14 50 4v-32q-24-18-50-4q-26-14-50 4z"),
    line(
      "a",
      3,
      "M320 124v30M282 132q16-8 30-2M282 144q16-8 30-2M358 132q-16-8-30-2M358 144q-16-8-30-2",
    ),
    // Windows full of books
    ...[90, 400].map(
      (x) =>
        fill("#f6e2b8", rect(x, 190, 150, 170)) +
        [0, 1, 2]
          .map(
            (shelf) =>
              [..."rtadopme"]
                .map((_tone, n) =>
                  fill(
                    "rtadopme"[(n + shelf * 3) % 8],
                    rect(
                      x + 8 + n * 17,
                      246 + shelf * 54 - 34 - ((n + shelf) % 3) * 5,
                      13,
                      34 + ((n + shelf) % 3) * 5,
                    ),
                  ),
                )
                .join("") + fill("k", rect(x, 246 + shelf * 54, 150, 6)),
          )
          .join(""),
    ),
    fill("r", rect(266, 200, 108, 200)),
    fill("y", rect(280, 214, 80, 110)),
    line("r", 6, "M320 214v110"),
    fill("a", oval(284, 350, 6)),
    // Boxes and a reader outside
    fill("k", rect(80, 400, 160, 50), rect(92, 450, 8, 30), rect(220, 450, 8, 30)),
    fill("o", row(4, 38, rect(90, 376, 14, 30))),
    fill("m", row(4, 38, rect(106, 370, 16, 36))),
    at(
      [440, 470, 2.6],
      fill("n", "M-6-18h12l-1 18h-4l-1-13-1 13h-4z"),
      fill("a", "M-7-14v-12q0-5 5-5h4q5 0 5 5v12z"),
      fill("#c98d6b", oval(0, -35, 4.5)),
      fill("w", poly(-12, -22, 0, -18, 12, -22, 12, -30, 0, -26, -12, -30)),
    ),
    person(540, 470, 2.5, "d"),
  ),
  "craft-workshop": room(
    "#d9bf98",
    "#8f6a4a",
    fill("#bfdcdc", rect(40, 50, 150, 150)),
    line("k", 8, rect(40, 50, 150, 150), "M115 50v150M40 125h150"),
    // Shelves of pots, and tools on the wall
    fill("k", rect(420, 110, 200, 10), rect(420, 220, 200, 10)),
    ...[
      [450, 110, "r"],
      [510, 110, "m"],
      [572, 110, "w"],
      [450, 220, "t"],
      [512, 220, "a"],
      [574, 220, "r"],
    ].map(([x, y, tone], n) =>
      at(
        [x, y],
        fill(
          tone,
          n % 2 === 0
            ? "M-14 0h28q18-24 0-48q-6-8-4-16h-20q2 8-4 16q-18 24 0 48z"
            : "M-16 0h32l10-34q-26-8-52 0z",
        ),
      ),
    ),
    line("k", 7, "M240 60v70M290 60v70M340 60v70"),
    fill(
      "u",
      rect(222, 130, 36, 18),
      poly(280, 130, 300, 130, 296, 180, 284, 180),
      "M328 130h24q6 30-12 46q-18-16-12-46z",
    ),
    // The potter at the wheel
    fill("d", "M180 480v-130q4-56 60-58h40q56 2 60 58l10 130z"),
    fill("c", "M214 480l8-140h76l10 140z"),
    fill("#c98d6b", oval(260, 244, 36, 40)),
    fill(
      "#5d4a3f",
      "M222 240q-4-50 38-50t38 50q-10-22-38-22t-38 22z",
      "M236 262q24 34 48 0l2 10q-26 32-52 0z",
    ),
    line("d", 26, "M210 340l80 44M312 326q60-14 98 6"),
    line("#c98d6b", 20, "M416 338l2 34"),
    fill("#6f4836", rect(330, 440, 80, 40), oval(370, 436, 90, 18)),
    fill("#e6dccb", "M330 432q-24-40-4-74q8-14 2-26h84q-6 12 2 26q20 34-4 74z"),
    fill("#b5a58c", oval(370, 334, 42, 9)),
    fill("#c98d6b", oval(312, 392, 17), oval(416, 378, 15)),
    line("#b5a58c", 4, "M326 372q44 12 88 0M322 396q48 14 96 0"),
    fill("k", rect(480, 360, 160, 16), rect(496, 376, 12, 104), rect(610, 376, 12, 104)),
    fill("w", "M510 360q-8-40 30-40t30 40z"),
    fill("m", oval(600, 346, 16, 14)),
  ),
  mariachi: picture(
    { sky: "dusk", back: "none", horizon: 380 },
    ...[
      [0, 120, "#d9705a"],
      [160, 90, "#e9b45a"],
      [330, 110, "#6fa8a0"],
      [490, 90, "#c97a9a"],
    ].map(
      ([x, y, tone]) =>
        fill(tone, rect(x, y, 170, 300)) +
        fill("w", arch(x + 24, y + 130, 44, 80), arch(x + 98, y + 130, 44, 80)) +
        fill("d", arch(x + 30, y + 130, 32, 70), arch(x + 104, y + 130, 32, 70)),
    ),
    ...["r", "a", "e", "m", "o", "p"].map((tone, n) =>
      fill(
        tone,
        poly(
          10 + n * 108,
          64,
          80 + n * 108,
          64,
          80 + n * 108,
          100,
          45 + n * 108,
          90,
          10 + n * 108,
          100,
        ),
      ),
    ),
    line("n", 3, "M0 62q320 8 640 0"),
    // Three players
    ...[130, 320, 510].map((x, n) =>
      at(
        [x, 470],
        fill("n", "M-40 0l10-150h60l10 150h-28l-12-110-12 110z"),
        line("a", 4, "M-36-10l6-130M36-10l-6-130"),
        fill("n", "M-44-140q-4-70 20-84h48q24 14 20 84z"),
        fill("w", poly(-12, -224, 12, -224, 0, -170)),
        fill("r", poly(0, -210, -26, -222, -26, -198), poly(0, -210, 26, -222, 26, -198)),
        fill("#c98d6b", oval(0, -250, 24, 27)),
        fill("n", "M-12-240q12-8 24 0q-12 8-24 0z", oval(-8, -254, 3), oval(8, -254, 3)),
        fill(
          "n",
          "M-84-282q40 20 84 18t84-18q-10 28-84 30t-84-30z",
          "M-30-274q2-44 30-46t30 46q-30 10-60 0z",
        ),
        line("a", 4, "M-80-278q40 18 80 16t80-16M-28-284q28 8 56 0"),
        n === 1
          ? line("a", 9, "M8-236h70") +
              fill("a", poly(76, -250, 110, -266, 110, -206, 76, -222), rect(24, -248, 30, 22)) +
              line("n", 22, "M36-206l20-20")
          : n === 0
            ? line("k", 10, "M20-150l-90-60") +
              fill("b", "M-24-160q6-30 34-22q30-10 44 18q8 40-30 50q-50 0-48-46z") +
              fill("n", oval(20, -146, 12)) +
              line("n", 20, "M-36-196l-14 6M36-196l10 40")
            : fill("k", "M-30-222q-2-22 24-16q26-4 30 18q-6 26-30 20q-24 4-24-22z") +
              line("w", 4, "M-44-180l70-70") +
              line("n", 20, "M-36-190l-10 10M38-200l-10-30"),
      ),
    ),
  ),
};
