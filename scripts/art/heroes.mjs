import { fill, line, oval, svg } from "./kit.mjs";
import { LANDMARKS } from "./landmarks.mjs";

/** Sky from top to horizon, what is far, near and in shade, what is lit, water or ground from the horizon down. */
const LIGHTS = {
  dusk: {
    sky: ["#4d6089", "#8d86a3", "#e3a392", "#fbd2a4"],
    far: "#b58d9d",
    near: "#5d5780",
    shade: "#4a456d",
    lit: "#ffdc9a",
    floor: ["#a98b9d", "#4d5d84", "#2c3f5f"],
  },
  rose: {
    sky: ["#7a6f9b", "#d08e98", "#f3b39a", "#fde2bd"],
    far: "#d9a19b",
    near: "#8a4f63",
    shade: "#713d55",
    lit: "#ffe3ac",
    floor: ["#d29a94", "#8a6079", "#4d3f5c"],
  },
  gold: {
    sky: ["#c98f6a", "#e8b682", "#f6d4a0", "#fdecc8"],
    far: "#dcb488",
    near: "#9a6243",
    shade: "#7f4d36",
    lit: "#ffeec2",
    floor: ["#e2b883", "#b98456", "#7a5540"],
  },
  teal: {
    sky: ["#2f6a86", "#6fa5ad", "#c3cfb8", "#f8e5bd"],
    far: "#86acad",
    near: "#2f5f70",
    shade: "#234b5d",
    lit: "#ffe7ae",
    floor: ["#7fb0b0", "#3f7f8c", "#22495e"],
  },
  night: {
    sky: ["#1d2748", "#38406f", "#6d5b8a", "#b87d92"],
    far: "#5c5583",
    near: "#252c50",
    shade: "#1b2140",
    lit: "#ffd27e",
    floor: ["#5d5480", "#2e3660", "#171d3a"],
  },
};

function piece(name, { near, shade, lit }) {
  const { m = "", d = "", s = "", l = "" } = LANDMARKS[name];
  const drawn = (colour, path) => (path === "" ? "" : fill(colour, path));
  return drawn(near, m) + drawn(shade, d) + (s === "" ? "" : line(near, 2.5, s)) + drawn(lit, l);
}

const put = (name, x, y, scale, light) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${piece(name, light)}</g>`;

const HORIZON = 350;

/** @param standing what stands on the skyline: a landmark, where, how large. A phone shows what is between 560 and 1040. */
function hero(time, far, floor, standing) {
  const light = LIGHTS[time];
  const stops = (colours) =>
    colours
      .map(
        (colour, at) =>
          `<stop offset="${Math.round((at / (colours.length - 1)) * 100) / 100}" stop-color="${colour}"/>`,
      )
      .join("");
  const distant = { near: light.far, shade: light.far, lit: light.far };
  const snowy = { ...distant, lit: "#fff1dc" };
  return svg(
    [1600, 500],
    `<linearGradient id="a" x2="0" y2="1">${stops(light.sky)}</linearGradient><linearGradient id="b" x2="0" y2="1">${stops(light.floor)}</linearGradient>`,
    `<path fill="url(#a)" d="M0 0h1600v${HORIZON + 10}H0z"/>`,
    `<path fill="#ffe9c4" opacity=".22" d="${oval(900, 220, 96)}"/><path fill="#fff1d6" d="${oval(900, 220, 44)}"/>`,
    `<path fill="#fff1e0" opacity=".4" d="M180 110h118q14-12 42-10 22-16 56-9 34-5 44 9 34-3 48 10h70q8 4 0 8h-378q-8-4 0-8zM1200 90h92q14-12 40-9 20-13 48-6 28-2 38 15h70q7 4 0 8h-288q-7-4 0-8z"/>`,
    ...far.map((name) =>
      ["mountains", "alps", "fuji", "tablemountain", "sign", "dunes"].includes(name)
        ? put(
            name,
            name === "fuji" ? 560 : 800,
            HORIZON,
            name === "sign" ? 1.3 : 1.05,
            name === "mountains" ? distant : snowy,
          )
        : [260, 800, 1340].map((x) => put(name, x, HORIZON, 0.62, distant)).join(""),
    ),
    `<path fill="url(#b)" d="M0 ${HORIZON - 2}h1600v152H0z"/>`,
    ...standing.map(([name, x, scale, y = HORIZON]) => put(name, x, y, scale, light)),
    floor === "water"
      ? `<path fill="#fff1d6" opacity=".3" d="M820 372h170v4H820zM860 392h110v4H860zM620 384h90v3h-90zM300 380h120v4H300zM1180 390h140v4h-140zM840 420h120v4H840zM480 430h110v4H480zM1080 440h90v4h-90z"/>`
      : `<path fill="${light.shade}" opacity=".5" d="M0 372q400-30 800-8t800-6v142H0z"/>`,
  );
}

export const HEROES = {
  "city-paris": hero("dusk", ["housesplain"], "water", [
    ["eiffel", 800, 1],
    ["notredame", 560, 0.8],
    ["arcade", 1010, 0.8],
    ["bigdome", 1230, 0.85],
    ["towertall", 340, 0.7],
  ]),
  "city-london": hero("teal", ["blocks"], "water", [
    ["bigben", 800, 1.05],
    ["shard", 960, 0.85],
    ["wheel", 420, 0.9],
    ["towerbridge", 1270, 0.9],
    ["bigdome", 1060, 0.55],
  ]),
  "city-rome": hero("gold", ["housesplain"], "land", [
    ["colosseum", 740, 1],
    ["bigdome", 980, 1.1],
    ["temple", 1220, 0.8],
    ["pine", 520, 1.1],
    ["pine", 460, 0.9],
    ["temple", 300, 0.7],
    ["pine", 1360, 1],
  ]),
  "city-tokyo": hero("rose", ["fuji", "blocks"], "land", [
    ["broadcast", 820, 1],
    ["pagoda", 640, 0.75],
    ["skytree", 980, 1],
    ["tower", 1090, 0.9],
    ["towertall", 1180, 0.8],
    ["torii", 430, 0.8],
    ["towerwide", 1290, 0.9],
  ]),
  "city-new-york": hero("dusk", ["blocks"], "water", [
    ["empire", 860, 1],
    ["liberty", 660, 0.9],
    ["chrysler", 970, 0.9],
    ["onetower", 1080, 0.95],
    ["towertall", 780, 0.8],
    ["brooklyn", 1340, 0.75],
    ["tower", 1160, 0.8],
  ]),
  "city-istanbul": hero("gold", ["housesplain"], "water", [
    ["mosque", 800, 1.1],
    ["galata", 1060, 1],
    ["mosque", 400, 0.75],
    ["suspension", 1330, 0.5],
  ]),
  "city-barcelona": hero("rose", ["housesplain"], "water", [
    ["sagrada", 800, 1],
    ["campanile", 980, 0.7],
    ["bigdome", 1200, 0.7],
    ["palm", 620, 0.9],
    ["palm", 580, 0.7],
  ]),
  "city-dubai": hero("gold", ["dunes", "blocks"], "water", [
    ["burj", 800, 0.95],
    ["sailhotel", 1000, 0.85],
    ["towertall", 690, 0.7],
    ["tower", 620, 0.8],
    ["mosque", 400, 0.7],
    ["towertall", 1140, 0.8],
    ["palm", 560, 0.7],
  ]),
  "city-singapore": hero("night", ["blocks"], "water", [
    ["marinabay", 790, 0.95],
    ["supertree", 1030, 1],
    ["supertree", 1110, 0.8],
    ["wheel", 440, 0.9],
    ["tower", 1210, 0.9],
    ["ifc", 1290, 0.8],
  ]),
  "city-bangkok": hero("gold", ["blocks"], "water", [
    ["prang", 790, 1],
    ["wat", 980, 0.95],
    ["chedi", 620, 0.8],
    ["chedi", 1160, 0.9],
    ["palm", 520, 0.8],
    ["towertall", 400, 0.7],
  ]),
  "city-hong-kong": hero("night", ["mountains", "blocks"], "water", [
    ["bankofchina", 720, 1],
    ["ifc", 880, 1.05],
    ["towertall", 970, 0.85],
    ["tower", 640, 0.9],
    ["tower", 1060, 1],
    ["towerwide", 560, 0.9],
    ["towertall", 1150, 0.8],
    ["junk", 800, 0.8, 430],
  ]),
  "city-kyoto": hero("rose", ["mountains", "roofs"], "land", [
    ["pagoda", 800, 1.05],
    ["torii", 990, 0.9],
    ["roofs", 1250, 0.9],
    ["gatehouse", 560, 0.7],
  ]),
  "city-osaka": hero("dusk", ["blocks"], "land", [
    ["japancastle", 780, 1.15],
    ["tsutenkaku", 990, 0.9],
    ["tower", 1090, 0.9],
    ["wheel", 480, 0.8],
    ["towertall", 1180, 0.8],
  ]),
  "city-seoul": hero("dusk", ["mountains", "blocks"], "land", [
    ["gatehouse", 760, 1],
    ["needle", 980, 0.9],
    ["towertall", 1100, 0.95],
    ["roofs", 420, 0.7],
    ["tower", 1190, 0.8],
  ]),
  "city-taipei": hero("teal", ["mountains", "blocks"], "land", [
    ["taipei", 800, 0.95],
    ["gatehouse", 1020, 0.75],
    ["pagoda", 580, 0.7],
    ["tower", 690, 0.6],
    ["towerwide", 1220, 0.8],
  ]),
  "city-delhi": hero("gold", ["housesplain"], "land", [
    ["redfort", 760, 0.95],
    ["qutb", 960, 0.95],
    ["taj", 1190, 0.85],
    ["indiagate", 460, 0.9],
    ["palm", 570, 0.8],
  ]),
  "city-cairo": hero("gold", ["dunes"], "land", [
    ["pyramids", 800, 1],
    ["sphinx", 660, 0.7],
    ["mosque", 1290, 0.7],
    ["palm", 420, 0.9],
    ["palm", 370, 0.7],
  ]),
  "city-marrakesh": hero("rose", ["mountains"], "land", [
    ["minaretsquare", 800, 1.05],
    ["medinahouses", 560, 0.9],
    ["medinahouses", 1080, 0.9],
    ["palm", 920, 1],
    ["palm", 690, 0.9],
    ["palm", 1260, 1],
  ]),
  "city-cape-town": hero("teal", ["tablemountain"], "water", [
    ["housesplain", 700, 0.6],
    ["wheel", 960, 0.5],
    ["church", 620, 0.6],
    ["sailboat", 860, 1, 430],
    ["tower", 1080, 0.5],
  ]),
  "city-sydney": hero("teal", ["blocks"], "water", [
    ["sails", 760, 1],
    ["archbridge", 1240, 0.85],
    ["needle", 970, 0.8],
    ["towertall", 480, 0.8],
    ["tower", 410, 0.8],
    ["sailboat", 900, 0.9, 430],
  ]),
  "city-auckland": hero("dusk", ["mountains", "blocks"], "water", [
    ["needle", 800, 1],
    ["towertall", 880, 0.7],
    ["tower", 720, 0.8],
    ["archbridge", 1240, 0.6],
    ["sailboat", 640, 1, 430],
    ["sailboat", 940, 0.8, 415],
  ]),
  "city-rio-de-janeiro": hero("rose", ["mountains"], "water", [
    ["christ", 780, 0.9],
    ["sugarloaf", 1060, 0.9],
    ["palm", 620, 0.9],
    ["palm", 560, 0.7],
    ["blocks", 1300, 0.4],
    ["sailboat", 900, 0.8, 430],
  ]),
  "city-buenos-aires": hero("dusk", ["blocks"], "land", [
    ["obelisk", 800, 1.05],
    ["bellasartes", 1010, 0.7],
    ["harp", 540, 0.7],
    ["metropolis", 680, 0.7],
    ["towerwide", 1230, 0.8],
  ]),
  "city-mexico-city": hero("gold", ["mountains", "blocks"], "land", [
    ["angel", 820, 1.1],
    ["bellasartes", 620, 0.8],
    ["colonialchurch", 980, 0.85],
    ["towertall", 1110, 0.9],
    ["pyramids", 1320, 0.5],
  ]),
  "city-los-angeles": hero("rose", ["sign"], "land", [
    ["observatory", 1130, 0.6, 300],
    ["palm", 620, 1.2],
    ["palm", 570, 1],
    ["palm", 1060, 1.1],
    ["blocks", 1240, 0.5],
    ["palm", 1010, 1.3],
    ["palm", 400, 1.1],
  ]),
  "city-san-francisco": hero("rose", ["mountains"], "water", [
    ["suspension", 800, 1],
    ["pyramidtower", 1220, 0.8],
    ["tower", 1290, 0.7],
    ["painted", 1440, 0.6],
    ["sailboat", 860, 0.9, 430],
  ]),
  "city-toronto": hero("dusk", ["blocks"], "water", [
    ["cntower", 800, 0.95],
    ["dome", 930, 0.7],
    ["towertall", 690, 0.8],
    ["tower", 620, 0.9],
    ["towertall", 1060, 0.7],
    ["sailboat", 740, 0.9, 430],
  ]),
  "city-amsterdam": hero("rose", ["housesplain"], "water", [
    ["gables", 800, 1],
    ["church", 1080, 1.1],
    ["windmill", 1240, 0.9],
    ["gables", 400, 0.7],
  ]),
  "city-athens": hero("gold", ["mountains"], "land", [
    ["acropolis", 800, 1],
    ["housesplain", 420, 0.5],
    ["temple", 1260, 0.8],
    ["church", 1100, 0.5],
  ]),
  "city-berlin": hero("dusk", ["blocks"], "land", [
    ["brandenburg", 760, 1.1],
    ["tvtower", 970, 1],
    ["bigdome", 1160, 0.8],
    ["arcade", 500, 0.6],
  ]),
  "city-budapest": hero("dusk", ["mountains"], "water", [
    ["parliament", 800, 0.95],
    ["suspension", 1320, 0.5],
    ["castlehill", 330, 0.6],
  ]),
  "city-dublin": hero("teal", ["housesplain"], "water", [
    ["hapenny", 760, 1],
    ["customhouse", 1080, 0.85],
    ["harp", 1370, 0.8],
    ["gothic", 520, 0.8],
    ["obelisk", 960, 0.9],
  ]),
  "city-florence": hero("gold", ["mountains", "housesplain"], "water", [
    ["duomo", 820, 1],
    ["vecchio", 1210, 0.8],
    ["campanile", 1010, 0.8],
  ]),
  "city-lisbon": hero("rose", ["housesplain"], "water", [
    ["belem", 760, 1],
    ["tramhouses", 1060, 0.8],
    ["suspension", 1330, 0.6],
    ["castlehill", 440, 0.6],
  ]),
  "city-madrid": hero("gold", ["housesplain"], "land", [
    ["metropolis", 800, 1.15],
    ["royalpalace", 1110, 0.85],
    ["arcade", 600, 0.9],
    ["bigdome", 400, 0.7],
  ]),
  "city-milan": hero("rose", ["housesplain"], "land", [
    ["milan", 790, 1.15],
    ["towertall", 1030, 0.95],
    ["tower", 1110, 0.8],
    ["castlehill", 380, 0.5],
    ["arcade", 1230, 0.7],
  ]),
  "city-munich": hero("teal", ["alps", "housesplain"], "land", [
    ["frauen", 760, 1.05],
    ["gothic", 1040, 0.9],
    ["campanile", 580, 0.7],
    ["church", 1230, 0.9],
  ]),
  "city-oslo": hero("rose", ["dunes", "housesplain"], "water", [
    ["skijump", 1230, 0.62],
    ["rockfort", 420, 0.8],
    ["twinhall", 640, 0.95],
    ["operaslope", 900, 1],
    ["sailboat", 720, 0.9, 432],
    ["sailboat", 1030, 0.7, 414],
  ]),
  "city-prague": hero("dusk", ["housesplain"], "water", [
    ["castlehill", 740, 0.9],
    ["tyntowers", 1020, 0.9],
    ["stonebridge", 800, 1, 366],
    ["church", 1240, 0.9],
  ]),
  "city-venice": hero("rose", ["housesplain"], "water", [
    ["campanile", 660, 1],
    ["salute", 860, 1.05],
    ["ponte", 1180, 0.8],
    ["gondola", 780, 1, 430],
    ["church", 500, 0.8],
  ]),
  "city-vienna": hero("gold", ["housesplain"], "land", [
    ["stephansdom", 740, 1.1],
    ["karls", 1000, 0.95],
    ["wheel", 1240, 0.85],
    ["royalpalace", 400, 0.7],
  ]),
  // Where the guide has no city of its own
  "city-coast": hero("teal", ["mountains"], "water", [
    ["housesplain", 700, 0.55],
    ["church", 820, 0.9],
    ["palm", 960, 1],
    ["palm", 1010, 0.8],
    ["sailboat", 760, 1.1, 430],
    ["sailboat", 920, 0.9, 415],
  ]),
  "city-mountains": hero("teal", ["alps"], "land", [
    ["church", 780, 1],
    ["housesplain", 960, 0.5],
    ["housesplain", 600, 0.5],
  ]),
  "city-desert": hero("gold", ["dunes"], "land", [
    ["minaretsquare", 820, 0.8],
    ["medinahouses", 700, 0.7],
    ["palm", 920, 1],
    ["palm", 970, 0.8],
  ]),
  "city-east-asia": hero("dusk", ["mountains"], "land", [
    ["pagoda", 800, 0.95],
    ["roofs", 1080, 0.8],
    ["roofs", 520, 0.8],
    ["gatehouse", 960, 0.6],
  ]),
  "city-south-asia": hero("gold", ["housesplain"], "land", [
    ["taj", 800, 0.95],
    ["palm", 620, 1],
    ["palm", 1010, 0.9],
    ["redfort", 1230, 0.7],
  ]),
  "city-tropics": hero("rose", ["mountains"], "water", [
    ["chedi", 800, 0.95],
    ["wat", 930, 0.8],
    ["palm", 660, 1.1],
    ["palm", 1040, 1],
    ["palm", 610, 0.8],
  ]),
  "city-latin-america": hero("gold", ["mountains"], "land", [
    ["colonialchurch", 800, 1.1],
    ["tramhouses", 1080, 0.7],
    ["tramhouses", 520, 0.7],
    ["palm", 920, 0.9],
  ]),
  "city-new-world": hero("dusk", ["blocks"], "water", [
    ["towertall", 800, 0.95],
    ["tower", 880, 0.9],
    ["towertall", 700, 0.75],
    ["needle", 970, 0.8],
    ["church", 600, 0.8],
    ["towerwide", 1080, 0.8],
  ]),
  "city-europe": hero("dusk", ["housesplain"], "water", [
    ["church", 760, 1.2],
    ["gothic", 960, 0.9],
    ["gables", 560, 0.6],
    ["gables", 1200, 0.7],
  ]),
};
