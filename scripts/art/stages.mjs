// What is danced, sung and fought: tango, flamenco, fado, samba and sumo.
import {
  again,
  arch,
  at,
  fade,
  fill,
  line,
  once,
  oval,
  palm,
  person,
  picture,
  poly,
  rect,
  row,
  several,
  times,
} from "./kit.mjs";

const stage = [
  fill("#5c2438", rect(0, 0, 640, 372)),
  fill("#7a2f42", row(8, 84, rect(0, 0, 42, 372))),
  fade(0.22, "y", poly(280, 0, 360, 0, 500, 390, 140, 390)),
  fill("#8a5a44", rect(0, 360, 640, 120)),
  fade(0.35, "y", oval(320, 424, 230, 40)),
];

/** A musician on a chair, with an instrument. */
const seated = (x, y, scale, coat, ...instrument) =>
  at(
    [x, y, scale],
    fill("k", rect(-22, -36, 44, 8), rect(-20, -28, 6, 28), rect(14, -28, 6, 28)),
    fill(coat, "M-18-36q-2-46 18-46t18 46zM-16-36h14v36h-14zM4-36h14v36H4z"),
    fill("#c98d6b", oval(0, -94, 12)),
    fill("k", "M-12-98q2-12 12-12t12 12q-12-4-24 0z"),
    ...instrument,
  );

const guitarist = (x, y) =>
  seated(
    x,
    y,
    1,
    "n",
    fill("a", oval(-14, -52, 16, 12), oval(4, -56, 12, 10)),
    fill("k", oval(-4, -54, 5)),
    line("k", 5, "M8-58l44-18"),
  );

/** With the round guitar of fado. */
const fadista = (x, y, coat) =>
  seated(
    x,
    y,
    1.3,
    coat,
    fill("a", "M-34-50a22 20 0 1 0 44 0a22 20 0 1 0-44 0z"),
    fill("k", oval(-12, -50, 6)),
    line("k", 5, "M0-56l48-20"),
  );

export const STAGE_CUSTOMS = {
  tango: picture(
    { sky: "night", back: "none", ground: "night", horizon: 360 },
    ...stage,
    line("n", 4, "M70 360V250"),
    guitarist(96, 414),
    seated(
      548,
      414,
      1,
      "n",
      fill("r", rect(-40, -66, 24, 30), rect(16, -66, 24, 30)),
      fill("w", row(4, 8, rect(-15, -64, 4, 26))),
    ),
    at(
      [320, 446, 1.7],
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
    fill("w", row(3, 220, arch(40, 330, 120, 240))),
    fill("#d97a5c", row(3, 220, arch(52, 330, 96, 220))),
    fill("#8a5a44", rect(0, 330, 640, 32)),
    guitarist(110, 412),
    at(
      [520, 412],
      fill("n", "M-16 0l4-48h24l4 48h-12l-4-34-4 34z"),
      fill("w", "M-16-44q-4-44 16-44t16 44z"),
      fill("n", "M-16-44q-4-44 8-44l2 44z"),
      fill("#c98d6b", oval(0, -100, 12), oval(-2, -66, 6), oval(8, -64, 6)),
      fill("k", "M-12-104q2-12 12-12t12 12q-12-4-24 0z"),
    ),
    at(
      [320, 448, 1.75],
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
        times(5, (n) => oval(-18 + n * 16, -36 + (n % 2) * 10, 3)),
      ),
      fill("r", "M-12-70q-2-34 4-38h18q8 6 6 38z"),
      line("#c98d6b", 7, "M-6-104q-24-10-22-34M12-104q22-12 16-40"),
      fill("#c98d6b", oval(2, -122, 11)),
      fill("k", "M-9-122q-2-14 11-14t11 14q-4-8-11-6-8-2-11 6zM8-114a7 7 0 1 0 12 4z"),
      fill("o", oval(-7, -132, 5)),
    ),
  ),
  fado: picture(
    { sky: "night", back: "none", ground: "night", horizon: 370 },
    fill("#4a3340", rect(0, 0, 640, 372)),
    fill("#c79a6a", "M0 372V150q80-120 160 0q80-120 160 0q80-120 160 0q80-120 160 0v222z"),
    fill(
      "#5f4034",
      "M18 372V166q62-104 124 0v206zM178 372V166q62-104 124 0v206zM338 372V166q62-104 124 0v206zM498 372V166q62-104 124 0v206z",
    ),
    fill("w", rect(0, 300, 640, 72)),
    fill(
      "m",
      row(
        20,
        32,
        poly(16, 304, 30, 320, 16, 336, 2, 320) + poly(16, 338, 30, 353, 16, 368, 2, 353),
      ),
    ),
    fill("#8a5a44", rect(0, 370, 640, 110)),
    fade(0.3, "y", oval(320, 430, 230, 40)),
    several(fadista, [150, 430, "n"], [486, 430, "#37475c"]),
    at(
      [320, 448, 1.7],
      fill("n", "M-30 0q-2-70 18-98h24q20 28 18 98z"),
      fill(
        "#37475c",
        "M-26-96q26-16 52 0q16 26 14 62l-18 12q-2-34-22-46-20 12-22 46l-18-12q-2-36 14-62z",
      ),
      fill(
        "k",
        times(7, (n) => rect(-34 + n * 11, -30 + Math.abs(n - 3) * -4, 3, 12)),
      ),
      fill("#c98d6b", oval(0, -122, 13), oval(-8, -62, 6), oval(10, -60, 6)),
      fill("k", "M-14-122q-2-18 14-18t14 18q-4-10-14-10t-14 10zM10-132a9 9 0 1 0 8 12z"),
      fill("r", "M-4-115q4 5 8 0z"),
    ),
    line("a", 3, "M96 0v70M544 0v70"),
    fill("a", oval(96, 84, 12, 16), oval(544, 84, 12, 16)),
  ),
  samba: picture(
    { sky: "night", back: "none", ground: "night", horizon: 360 },
    fill("#2c3655", "M0 360V180q90-120 150-30q40-110 130 20q90-60 140 10q120-70 220 40v140z"),
    fill("o", rect(30, 210, 110, 150), rect(510, 220, 110, 140)),
    fill("a", rect(140, 236, 90, 124), rect(420, 232, 90, 128)),
    fill("t", rect(230, 250, 190, 110)),
    fill(
      "y",
      row(3, 32, rect(44, 234, 18, 28)),
      row(2, 38, rect(154, 258, 20, 30)),
      row(2, 38, rect(434, 256, 20, 30)),
      row(3, 32, rect(524, 244, 18, 28)),
      row(4, 44, rect(248, 274, 22, 30)),
    ),
    line("w", 3, "M0 120Q160 190 320 130T640 130"),
    ...Array.from({ length: 10 }, (_, n) =>
      fill(
        ["r", "a", "l", "w"][n % 4],
        poly(
          30 + n * 62,
          140 + Math.round(Math.sin(n) * 12),
          54 + n * 62,
          140 + Math.round(Math.sin(n) * 12),
          42 + n * 62,
          166 + Math.round(Math.sin(n) * 12),
        ),
      ),
    ),
    several(palm, [600, 372, 1.2], [36, 372, 1.1]),
    fade(0.35, "y", oval(320, 424, 240, 44)),
    // Drummers, the drum before them on its strap
    once(
      "d",
      "w",
      at(
        [170, 436, 1.8],
        fill("w", "M-7-20h14v20h-5l-2-16-2 16h-5z"),
        fill("currentColor", "M-8-16v-12q0-6 6-6h4q6 0 6 6v12z"),
        fill("#8a5a44", oval(0, -39, 5)),
        fill("w", "M-6-40q0-7 6-7t6 7l4 1h-16z"),
        fill("r", rect(-11, -23, 22, 13)),
        fill("w", oval(0, -23, 11, 3)),
        line("#8a5a44", 3.5, "M-8-31l-6 6M8-31l6 6"),
        line("y", 1.5, "M-14-26l11 3M14-26l-11-3"),
      ),
    ),
    again("d", 70, -16, "a"),
    again("d", 234, -16, "l"),
    again("d", 304, 0),
    at(
      [320, 450, 1.5],
      // Plumes about the head and the hips
      line("l", 10, "M0-104l-44-16M0-104l-27-38M0-104v-48M0-104l27-38M0-104l44-16"),
      line("a", 8, "M0-104l-36-28M0-104l-14-46M0-104l14-46M0-104l36-28M0-58l-32 6M0-58l32 6"),
      line("o", 8, "M0-58l-30 20M0-58l30 20M0-58l-16 28M0-58l16 28"),
      line("#8a5a44", 8, "M-5-50l-7 24 3 24M5-50l13 20-6 26"),
      line("a", 5, "M-9 0h-5M12-2h6"),
      fill("#8a5a44", "M-9-82h18l2 26h-22z"),
      fill("r", "M-12-90q12 6 24 0l-2 16q-10 4-20 0z", "M-13-62h26l2 10q-15 12-30 0z"),
      line("#8a5a44", 6, "M-10-88l-20 10-12-16M10-88l20 6 14-18"),
      fill("#8a5a44", oval(0, -102, 10), rect(-3, -96, 6, 8)),
      fill("a", "M-12-104q0-10 12-14q12 4 12 14q-12-6-24 0z"),
    ),
    several(person, [90, 462, 1.5, "l"], [556, 462, 1.5, "p"]),
  ),
  sumo: picture(
    { sky: "night", back: "none", ground: "night", horizon: 330 },
    fill("#37304a", rect(0, 0, 640, 332)),
    fill(
      "n",
      times(4, (n) => row(11, 60, oval(26 + (n % 2) * 28, 178 + n * 40, 18, 20))),
    ),
    fade(0.3, "y", poly(200, 0, 440, 0, 560, 400, 80, 400)),
    fill("d", "M170 96l30-70h240l30 70z"),
    fill("a", rect(168, 92, 304, 10)),
    fill("p", rect(176, 102, 288, 18)),
    fill("r", rect(176, 102, 10, 40)),
    fill("w", rect(454, 102, 10, 40)),
    fill("#d9b581", poly(60, 372, 580, 372, 640, 480, 0, 480)),
    fill("#c79a6a", rect(60, 362, 520, 14)),
    line("w", 8, "M140 424a180 32 0 1 0 360 0a180 32 0 1 0-360 0"),
    ...[
      [258, 1],
      [382, -1],
    ].map(
      ([x, way]) =>
        `<g transform="translate(${x} 424) scale(${way} 1)">${[
          fill(
            "#d9a27c",
            "M-50 0q-8-46 20-56-14-50 26-62 40-4 46 30l26 20-6 16-32-12q2 22-4 34 18 10 16 30h-22l-12-24-22 4-6 20z",
          ),
          fill("#c98d6b", "M-50 0q-8-46 20-56-14-50 26-62-18 20-8 66-14 20-8 52z"),
          fill("n", "M-34-58q30 16 64 2l2 14q-34 16-68 0zM-6-50h14l-2 36h-10z"),
          fill("#d9a27c", oval(14, -128, 18)),
          fill("n", "M-4-132q4-18 18-18t18 16q-18-8-36 2zM8-152q8-10 16 0z"),
        ].join("")}</g>`,
    ),
    person(524, 436, 1.5, "p"),
    fill("n", poly(516, 380, 532, 380, 528, 366, 520, 366)),
  ),
};
