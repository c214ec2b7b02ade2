// What belongs to one country's customs: floats, baths, dances, houses of remembrance and its own kind of market.
import {
  arch,
  at,
  dome,
  fill,
  grid,
  lantern,
  line,
  oval,
  palm,
  person,
  picture,
  poly,
  rect,
  row,
  several,
  sweep,
  times,
  tukTuk,
} from "./kit.mjs";

/** A wheel of a float, with its spokes. */
const wheel = (x, y, r) =>
  fill("k", oval(x, y, r)) +
  fill("#5f4034", oval(x, y, r * 0.74)) +
  line(
    "a",
    5,
    times(8, (n) => {
      const turn = (n * Math.PI) / 4;
      return `M${x} ${y}L${x + Math.round(Math.cos(turn) * r * 0.8)} ${y + Math.round(Math.sin(turn) * r * 0.8)}`;
    }),
  ) +
  fill("a", oval(x, y, r * 0.2));

/** A house of a Japanese street: a dark front of lattices below a tiled roof. */
const machiya = (x, width) =>
  fill("k", rect(x, 226, width, 136)) +
  fill("#5f4034", rect(x, 292, width, 70)) +
  line("a", 2, row(Math.floor(width / 12), 12, `M${x + 8} 300v56`)) +
  fill("y", rect(x + 12, 246, width - 24, 26)) +
  fill("d", `M${x - 16} 232l18-34h${width - 4}l18 34z`);

const umbrella = (x, y, width, tone, shade) =>
  line("k", 5, `M${x} ${y}v92`) +
  fill(tone, `M${x - width / 2} ${y}q${width / 2} -62 ${width} 0z`) +
  fill(shade, `M${x - width / 6} ${y}q${width / 6} -62 ${width / 3} 0z`);

const heap = (x, y, tone) =>
  fill(tone, row(3, 15, oval(x, y, 9)), row(2, 15, oval(x + 8, y - 11, 9)));

/** A round tower with a cone of slates. */
const _roundTower = (x, width, top) =>
  fill("c", rect(x, top, width, 330 - top)) +
  fill("s", rect(x, top, width * 0.36, 330 - top)) +
  fill("d", poly(x - 10, top, x + width / 2, top - 110, x + width + 10, top)) +
  fill("#37475c", poly(x - 10, top, x + width / 2, top - 110, x + width * 0.36, top)) +
  fill("n", arch(x + width / 2 - 7, top + 54, 14, 32), arch(x + width / 2 - 7, top + 116, 14, 32)) +
  fill("b", rect(x - 4, top + 10, width + 8, 9));

/** A dancer whose skirts stand out like plates. */
const _tannoura = (x, y, scale, [first, second, third]) =>
  at(
    [x, y, scale],
    fill("n", oval(0, 4, 28, 7)),
    fill("w", poly(-12, -34, 12, -34, 16, 2, -16, 2)),
    fill(first, oval(0, -44, 92, 24)),
    fill("a", oval(0, -46, 78, 19)),
    fill(second, oval(0, -48, 66, 15)),
    fill("w", oval(0, -50, 48, 10)),
    fill(third, oval(0, -51, 32, 7)),
    fill("w", "M-14-50q-2-34-6-42l-40-38 8-8 46 34h12l46-34 8 8-40 38q-4 8-6 42z"),
    fill(first, rect(-15, -62, 30, 10)),
    fill("#c98d6b", oval(0, -122, 12), oval(-58, -136, 6), oval(58, -136, 6)),
    fill("w", "M-13-126q2-16 13-16t13 16z"),
    fill("k", "M-5-112q5 5 10 0z"),
  );

export const CUSTOMS = {
  "float-japanese": picture(
    { sky: "dusk", back: "none", horizon: 362 },
    several(machiya, [-20, 150], [126, 96], [420, 96], [512, 150]),
    line("k", 7, "M320 150V-10"),
    fill("a", poly(308, 40, 332, 40, 326, 16, 314, 16)),
    fill("r", rect(318, 60, 34, 22)),
    sweepRoof(320, 152, 190, 58),
    fill("a", rect(256, 152, 128, 12)),
    fill("k", rect(252, 164, 12, 66), rect(376, 164, 12, 66), rect(314, 164, 12, 66)),
    several(person, [284, 226, 1.1, "m"], [350, 226, 1.1, "t"]),
    fill("r", rect(238, 226, 164, 22)),
    fill("a", rect(238, 246, 164, 6)),
    fill("t", rect(244, 252, 50, 104), rect(346, 252, 50, 104)),
    fill("o", rect(294, 252, 52, 104)),
    fill("a", oval(320, 300, 18), oval(269, 300, 11), oval(371, 300, 11)),
    fill("r", oval(320, 300, 10)),
    fill("k", rect(226, 350, 188, 16)),
    several(wheel, [258, 384, 40], [382, 384, 40]),
    ...[214, 238, 402, 426].flatMap((x, at) => [
      lantern(x, 200 + (at % 3) * 4, 0.8, "c"),
      lantern(x, 254, 0.8, "c"),
    ]),
    line("w", 6, "M236 414Q150 430 70 446M236 420Q170 450 110 466"),
    several(person, [186, 436, 1.3, "d"], [128, 446, 1.3, "d"], [72, 462, 1.4, "d"]),
    several(person, [470, 440, 1.3, "w"], [520, 452, 1.3, "r"]),
  ),
  "church-neoclassical": picture(
    { back: "city", horizon: 366 },
    fill("#d8c9ae", rect(150, 212, 340, 154)),
    fill("s", rect(150, 212, 60, 154)),
    fill("c", rect(236, 128, 168, 60)),
    fill("s", rect(228, 186, 184, 18), rect(232, 120, 176, 10)),
    fill("n", row(6, 26, arch(252, 184, 8, 42))),
    fill("w", row(8, 23, rect(238, 130, 7, 56))),
    fill("u", dome(320, 120, 78, 76)),
    fill("#8ea3ac", "M242 120A78 76 0 0 1 292 49Q262 76 266 120z"),
    fill("c", rect(308, 22, 24, 26)),
    fill("u", dome(320, 23, 15, 13)),
    line("a", 3, "M320 10V1M315 5h10"),
    fill("s", rect(204, 200, 232, 12)),
    fill("w", poly(180, 262, 320, 204, 460, 262)),
    fill("b", poly(216, 256, 320, 213, 424, 256)),
    fill("c", oval(320, 242, 16), rect(270, 244, 24, 12), rect(346, 244, 24, 12)),
    fill("w", rect(180, 262, 280, 16)),
    fill("#6d5a48", rect(188, 278, 264, 80)),
    fill("n", arch(300, 358, 40, 64)),
    fill("w", row(6, 48, rect(190, 278, 20, 80))),
    fill(
      "s",
      row(6, 48, rect(190, 278, 6, 80)),
      row(6, 48, rect(186, 278, 28, 8)),
      row(6, 48, rect(186, 350, 28, 8)),
    ),
    fill("w", rect(166, 358, 308, 10), rect(150, 368, 340, 10), rect(134, 378, 372, 12)),
    fill("#b9c4cc", poly(0, 216, 60, 196, 128, 216), poly(512, 216, 580, 196, 640, 216)),
    fill("c", rect(0, 216, 124, 150), rect(516, 216, 124, 150)),
    fill(
      "d",
      grid([4, 30], [3, 44], rect(10, 234, 14, 26)),
      grid([4, 30], [3, 44], rect(526, 234, 14, 26)),
    ),
    several(person, [210, 424, 1.1], [232, 428, 1.1, "t"], [452, 432, 1.2, "a"]),
  ),
  "market-thai": picture(
    { back: "low", horizon: 340 },
    fill("e", oval(60, 340, 90, 40), oval(600, 340, 90, 44)),
    several(palm, [40, 346, 1.3], [606, 346, 1.2]),
    at(
      [470, 344],
      fill(
        "a",
        poly(-44, 0, 44, 0, 30, -30, 18, -66, 5, -120, 0, -190, -5, -120, -18, -66, -30, -30),
      ),
      fill("#cf8a3c", poly(-44, 0, -12, 0, -8, -66, 0, -190, -5, -120, -18, -66, -30, -30)),
    ),
    fill("w", rect(196, 268, 176, 76)),
    fill("o", poly(196, 224, 284, 148, 372, 224)),
    fill("t", poly(178, 268, 284, 176, 390, 268)),
    fill("r", poly(196, 268, 284, 192, 372, 268)),
    line(
      "a",
      5,
      "M170 262q10 12 14 5l100-90 100 90q4 7 14-5M188 218q8 10 12 5l84-74 84 74q4 5 12-5M284 150v-22",
    ),
    several(umbrella, [100, 300, 170, "r", "o"], [270, 288, 170, "a", "y"]),
    several(umbrella, [440, 296, 170, "t", "l"], [586, 302, 150, "m", "u"]),
    fill("k", row(3, 172, rect(24, 388, 150, 46))),
    fill("#5f4034", row(3, 172, rect(24, 424, 150, 10))),
    several(heap, [42, 382, "o"], [112, 382, "e"], [212, 382, "a"], [284, 382, "#c2452d"]),
    several(heap, [384, 382, "#8fb35f"], [456, 382, "y"]),
    fill("#c98d6b", oval(70, 330, 11), oval(240, 322, 11), oval(412, 328, 11)),
    fill(
      "y",
      poly(42, 326, 70, 302, 98, 326),
      poly(212, 318, 240, 294, 268, 318),
      poly(384, 324, 412, 300, 440, 324),
    ),
    fill("t", "M52 388v-30q0-16 18-16t18 16v30z"),
    fill("p", "M222 388v-38q0-16 18-16t18 16v38z"),
    fill("o", "M394 388v-34q0-16 18-16t18 16v34z"),
    tukTuk(560, 462, 1.2),
    several(person, [310, 462, 1.3, "w"], [150, 466, 1.3, "a"]),
  ),
};

function sweepRoof(x, y, width, height) {
  return (
    fill("d", sweep(x, y, width, height, width * 0.3)) +
    fill("a", rect(x - width * 0.15, y - height - 6, width * 0.3, 8))
  );
}
