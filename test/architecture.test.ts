import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../src/domain/language-tags.ts";
import { SCREENS, screenOf } from "../src/domain/screens.ts";
import { readConfig } from "../src/server/config/config.ts";
import { CONFIG_VARIABLES } from "../src/server/config/settings-reader.ts";
import { paths } from "../src/web/lib/paths.ts";
import { readThreats } from "./support/threats/threat-table.ts";

const ROOT = resolve(import.meta.dirname, "..");
const SOURCES = join(ROOT, "src");

/** Who may import whom. First match wins, so the narrow layers come first. */
const LAYERS: ReadonlyArray<readonly [layer: string, mayImport: readonly string[]]> = [
  ["domain", ["domain"]],
  // `../guide` has tables: holidays, currencies, the gazetteer.
  ["guide", ["domain", "guide", "../guide"]],
  ["server", ["domain", "guide", "server"]],
  ["web/messages", ["domain", "web/messages"]],
  ["web/ui", ["domain", "web/messages", "web/ui"]],
  ["web/lib", ["domain", "web/messages", "web/lib"]],
  ["web/navigation", ["web/navigation"]],
  ["web/engine", ["domain", "web/lib", "web/engine"]],
  ["web/offline", ["domain", "web/messages", "web/lib", "web/engine", "web/offline"]],
  ["web/calendar-feed", ["domain", "web/messages", "web/lib", "web/calendar-feed"]],
  ["web/set-dates", ["domain", "web/messages", "web/ui", "web/lib", "web/set-dates"]],
  ["web/bookings", ["domain", "web/messages", "web/ui", "web/lib", "web/engine", "web/bookings"]],
  [
    "web/analytics",
    ["domain", "web/messages", "web/ui", "web/lib", "web/navigation", "web/analytics"],
  ],
  [
    "web/features",
    [
      "domain",
      "web/messages",
      "web/ui",
      "web/lib",
      "web/engine",
      "web/offline",
      "web/calendar-feed",
      "web/set-dates",
      "web/bookings",
      "web/navigation",
      "web/analytics",
    ],
  ],
  ["web", ["domain", "web"]],
];

/** The server's layers, from the top. A layer imports from those below that are named here. */
const BELOW_HTTP = ["ports", "config", "lib"];
const BELOW_ROUTES = ["http", "context", "services", ...BELOW_HTTP];
const BELOW_APP = ["routes", "adapters", "clients", ...BELOW_ROUTES];
const SERVER_LAYERS: Readonly<Record<string, readonly string[]>> = {
  main: ["app", ...BELOW_APP],
  app: BELOW_APP,
  routes: BELOW_ROUTES,
  context: ["http", "services", ...BELOW_HTTP],
  http: BELOW_HTTP,
  services: BELOW_HTTP,
  adapters: ["clients", ...BELOW_HTTP],
  clients: ["ports", "lib"],
  ports: ["lib"],
  config: ["lib"],
  lib: [],
};

/** Which layer a file of src/server is in. First match wins. */
const SERVER_FILES: ReadonlyArray<readonly [layer: string, files: RegExp]> = [
  [
    "main",
    /^(?:(?:main|serve|stop-server|listen|listen-problem|forget-expired|setup-address)\.ts$|doctor\/|operating\/)/,
  ],
  ["app", /^(?:app|create-context|create-services|create-tools)\.ts$/],
  // The types of what routes share. What is below is given values.
  ["context", /^context\.ts$/],
  // Tools are for programs what routes are for pages.
  ["routes", /-(?:routes|tools)\.ts$/],
  // What a route needs of HTTP: cookies, headers, bodies, limits; and what a tool needs of MCP.
  ["http", /^(?:http|mcp)\//],
  // What services need from outside, as types, their errors and what works on these alone.
  [
    "ports",
    /^store\/(?:store|access|kept-answers|(?:record|session|lookup|share-link|access-token|account|oauth|trip|trip-file|trip-history|trip-member|generation|user)-store|storage-error)\.ts$/,
  ],
  ["ports", /^(?:planner\/planner|places\/place-finder|photos\/(?:photo-source|image-hosts))\.ts$/],
  [
    "ports",
    /^(?:auth\/(?:identity-provider|bearer-kind)|model\/model-(?:client|asker)|rates\/rate-source|weather\/forecasts|ways\/(?:transit-rides|travel-times))\.ts$/,
  ],
  ["ports", /^guides\/guide-source\.ts$/],
  ["ports", /^metrics\/(?:metrics|measure-call)\.ts$/],
  // What stands behind a port: a folder, or a file named after the service it asks.
  ["adapters", /^(?:auth\/openid|guides|logging|model|places|planner|rates|store|ways|weather)\//],
  ["adapters", /^(?:photos\/(?:google|wikimedia)-?|metrics\/(?:create-metrics|measure-calls))/],
  // A client that adapters of several ports share.
  ["clients", /^google\//],
  ["services", /^(?:account|auth|generation|map|metrics|photos|trips)\//],
  // Settings: their types, and how they are read from the environment.
  ["config", /^config\//],
  ["lib", /^lib\//],
];

/** A file of these layers reaches another room (folder) by its port alone. */
const LAYERS_OF_ROOMS = ["routes", "services", "adapters"];

const RELATIVE_IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']+)["']/g;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const featureOf = (file: string) => /^web\/features\/([^/]+)\//.exec(file)?.[1];

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.tsx?$/.test(path),
  );
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(SOURCES, file), "utf8");
  return [...text.matchAll(RELATIVE_IMPORT)].map(([, specifier = ""]) =>
    relative(SOURCES, resolve(SOURCES, dirname(file), specifier)),
  );
}

function isAllowed(file: string, target: string): boolean {
  if (isTest(file) && target.startsWith("../test/support/")) return true;
  const feature = featureOf(file);
  if (feature !== undefined && feature === featureOf(target)) return true;
  const layer = LAYERS.find(([name]) => file.startsWith(`${name}/`));
  return layer?.[1].some((name) => target.startsWith(`${name}/`)) ?? false;
}

test("every import stays inside its layer", () => {
  expect(sourceFiles().length).toBeGreaterThan(50);
  const broken = sourceFiles().flatMap((file) =>
    importsOf(file)
      .filter((target) => !isAllowed(file, target))
      .map((target) => `${file} -> ${target}`),
  );
  expect(broken).toEqual([]);
});

const serverLayerOf = (file: string) => SERVER_FILES.find(([, files]) => files.test(file))?.[0];
const roomOf = (file: string) => file.split("/")[0];

/** Whether a file of src/server may import another; both are paths in that folder. */
function isAllowedInServer(file: string, target: string): boolean {
  const from = serverLayerOf(file) ?? "";
  const to = serverLayerOf(target) ?? "";
  if (from !== to && SERVER_LAYERS[from]?.includes(to) !== true) return false;
  const isOfRooms = LAYERS_OF_ROOMS.includes(from) && LAYERS_OF_ROOMS.includes(to);
  return !isOfRooms || roomOf(file) === roomOf(target);
}

test("inside the server every import goes down, and into another room by its port", () => {
  const inServer = (path: string) => path.startsWith("server/") && !isTest(path);
  const broken = sourceFiles()
    .filter(inServer)
    .flatMap((file) =>
      importsOf(file)
        .filter(inServer)
        .filter((target) => !isAllowedInServer(file.slice(7), target.slice(7)))
        .map((target) => `${file} -> ${target}`),
    );
  expect(broken).toEqual([]);
});

/** Which room may import which. */
type Rooms = Readonly<Record<string, readonly string[]>>;

/** The room of a path inside the folder of the rooms, the innermost that is listed; "" for a file beside the rooms. */
function listedRoomOf(rooms: Rooms, path: string): string | undefined {
  const folders = path.split("/").slice(0, -1);
  if (folders.length === 0) return "";
  const inside = folders.map((_, at) => folders.slice(0, at + 1).join("/"));
  return inside.findLast((room) => Object.hasOwn(rooms, room));
}

/** The imports inside a folder that its rooms don't allow; every room that is listed has files. */
function brokenIn(
  folder: string,
  rooms: Rooms,
  isAllowedThere: (file: string, target: string) => boolean,
): string[] {
  const inFolder = (path: string) => path.startsWith(folder) && !isTest(path);
  const inside = (path: string) => path.slice(folder.length);
  const files = sourceFiles().filter(inFolder);
  const found = new Set(files.map((file) => listedRoomOf(rooms, inside(file))));
  expect([...found].toSorted()).toEqual(["", ...Object.keys(rooms)].toSorted());
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => inFolder(target) && !isAllowedThere(inside(file), inside(target)))
      .map((target) => `${file} -> ${target}`),
  );
}

/** The rooms of the domain, bottom up, and what each imports. All import the files beside them, which import no room. */
const DOMAIN_ROOMS: Rooms = {
  money: [],
  places: [],
  bookings: ["money", "places"],
  trip: ["money", "places", "bookings"],
  bases: ["places", "trip"],
  plan: ["trip"],
  messages: ["money", "places", "bookings", "trip", "plan"],
  errors: ["messages"],
  files: ["messages", "places", "errors"],
  edits: ["messages", "bookings", "trip", "bases", "errors"],
  engine: ["messages", "money", "places", "bookings", "trip", "bases", "plan", "edits"],
  costs: ["money", "places", "bookings", "trip", "edits", "engine"],
  sharing: ["places", "bookings", "trip", "edits", "engine", "costs"],
  wishes: ["messages", "places", "bookings", "trip", "plan", "edits", "engine"],
  ideas: ["places", "trip", "files", "edits", "engine", "wishes"],
  lists: ["places", "trip"],
  export: ["messages", "places", "bookings", "trip", "bases"],
  accounts: ["sharing"],
  api: ["trip", "errors", "files", "sharing", "accounts"],
};

function isAllowedInDomain(file: string, target: string): boolean {
  const from = listedRoomOf(DOMAIN_ROOMS, file);
  const to = listedRoomOf(DOMAIN_ROOMS, target);
  if (from === undefined || to === undefined) return false;
  return to === "" || from === to || DOMAIN_ROOMS[from]?.includes(to) === true;
}

test("inside the domain every import goes to the same room or one below it", () => {
  expect(brokenIn("domain/", DOMAIN_ROOMS, isAllowedInDomain)).toEqual([]);
  const order = Object.keys(DOMAIN_ROOMS);
  for (const [room, below] of Object.entries(DOMAIN_ROOMS)) {
    expect(below.filter((one) => !order.slice(0, order.indexOf(room)).includes(one))).toEqual([]);
  }
});

/** Who may name a language: the languages themselves, what chooses among them, and the closed list of errors for its codes. */
const NAMES_ENGLISH = /^(?:domain|web)\/messages\/|^domain\/errors\/app-error\.ts$/;

test("English is one language among others: only what chooses a language imports one", () => {
  const importers = sourceFiles().filter((file) =>
    importsOf(file).some((target) =>
      LANGUAGE_TAGS.some((tag) => target.includes(`/messages/${tag}/`)),
    ),
  );
  expect(importers.length).toBeGreaterThan(40);
  expect(importers.filter((file) => !NAMES_ENGLISH.test(file))).toEqual([]);
});

/** A room of the engine imports from itself, the rooms before it and what all share beside the rooms. */
const ENGINE_ROOMS = [
  "solver",
  "ground",
  "visits",
  "reading",
  "days",
  "check",
  "writing",
  "repair",
  "revise",
];
const engineRoomOf = (path: string) =>
  ENGINE_ROOMS.indexOf(/^domain\/engine\/([^/]+)\//.exec(path)?.[1] ?? "");
const isEngineOrderKept = (file: string, target: string) =>
  engineRoomOf(target) <= engineRoomOf(file);

test("inside the engine every import goes to the same room or an earlier one", () => {
  const inEngine = (path: string) => path.startsWith("domain/engine/") && !isTest(path);
  const files = sourceFiles().filter(inEngine);
  expect(new Set(files.map(engineRoomOf)).size).toBe(ENGINE_ROOMS.length + 1);
  const broken = files.flatMap((file) =>
    importsOf(file)
      .filter(inEngine)
      .filter((target) => !isEngineOrderKept(file, target))
      .map((target) => `${file} -> ${target}`),
  );
  expect(broken).toEqual([]);
});

/** The rooms of a trip's page and what each may import. The files beside them are where they meet: the page's screens. */
const TRIP_PAGE = "web/features/view-trip/";
const TRIP_PAGE_ROOMS: Rooms = {
  trip: [],
  read: ["trip"],
  "edit/session": ["trip"],
  "edit/undo": ["trip"],
  "edit/move": ["trip", "edit/session"],
  "edit/change": ["trip", "edit/session"],
  edit: ["trip", "edit/session", "edit/undo", "edit/move", "edit/change"],
  "map/layout": ["trip"],
  map: ["trip", "map/layout"],
  costs: ["trip"],
  share: ["trip"],
  today: ["trip"],
};

function isAllowedInTripPage(file: string, target: string): boolean {
  const from = listedRoomOf(TRIP_PAGE_ROOMS, file);
  const to = listedRoomOf(TRIP_PAGE_ROOMS, target);
  if (from === undefined || to === undefined) return false;
  return from === "" || from === to || TRIP_PAGE_ROOMS[from]?.includes(to) === true;
}

test("the rooms of a trip's page don't import each other, nor the screens where they meet", () => {
  expect(brokenIn(TRIP_PAGE, TRIP_PAGE_ROOMS, isAllowedInTripPage)).toEqual([]);
});

test("every variable the server reads is in .env.example, and no other", () => {
  const named = [...readRoot(".env.example").matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.filter((name) => !name?.endsWith("_FILE")).sort()).toEqual(
    [...CONFIG_VARIABLES].sort(),
  );
});

test("cities are read by the loader, and each table of the guide by one file", () => {
  const tables = sourceFiles().flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith("../guide/"))
      .map((target) => `${file} -> ${target}`),
  );
  expect(tables.toSorted()).toEqual([
    "guide/currency-of-country.ts -> ../guide/currencies.json",
    "guide/gazetteer.ts -> ../guide/gazetteer.json",
    "guide/holidays.ts -> ../guide/holidays.json",
  ]);
  const readers = sourceFiles().filter((file) =>
    readFileSync(join(SOURCES, file), "utf8").includes("dist/guide"),
  );
  expect(readers).toEqual(["server/guides/read-guide.ts"]);
});

test("every address the pages link to has a screen", () => {
  const addresses = Object.values(paths).map((path) =>
    typeof path === "string" ? path : path("1700000000000"),
  );
  expect(addresses.map(screenOf).sort()).toEqual([...SCREENS].sort());
});

test("what the documents name exists", () => {
  const scripts = Object.keys(JSON.parse(readRoot("package.json")).scripts);
  const documents = [
    "README.md",
    "CONTRIBUTING.md",
    ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" }).map((file) =>
      join("docs", file),
    ),
  ].filter((file) => file.endsWith(".md"));
  const missing: string[] = [];
  for (const document of documents) {
    const text = readRoot(document);
    for (const [, name = ""] of text.matchAll(
      /(?:`|^ {4})npm (?:run )?([a-z]+(?:[:-][a-z]+)*)/gm,
    )) {
      const isNpms = ["ci", "install", "sbom", "view"].includes(name);
      if (!isNpms && !scripts.includes(name)) missing.push(`${document}: npm ${name}`);
    }
    for (const [, path = ""] of text.matchAll(/`((?:src|test|docs|scripts|bench)\/[\w./-]+)`/g)) {
      if (!existsSync(join(ROOT, path))) missing.push(`${document}: ${path}`);
    }
    for (const [, path = ""] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      if (!existsSync(join(ROOT, dirname(document), path))) missing.push(`${document}: ${path}`);
    }
  }
  const benches = readRoot("scripts/commands.ts").matchAll(/\bbench\("(\w+)"\)/g);
  for (const [, subject = ""] of benches) {
    if (!existsSync(join(ROOT, "bench", `${subject}.ts`))) missing.push(`bench ${subject}`);
  }
  expect(missing).toEqual([]);
});

test("every threat of docs/security.md has tests, and each bears its number", () => {
  const threats = readThreats();
  expect(threats.map(({ number }) => number)).toEqual(threats.map((_, at) => `T${at + 1}`));
  const wrong = threats.flatMap(({ number, files }) => {
    const title = new RegExp(`["\`]${number}\\b|\\b${number}:? [a-zA-Z]`);
    return files.length === 0 ? number : files.filter((file) => !title.test(readRoot(file)));
  });
  expect(wrong).toEqual([]);
  const folders = ["src", "test"];
  const titled = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter((file) => /(?:\.test\.tsx?|-contract\.ts)$/.test(file))
      .flatMap((file) =>
        [...readRoot(file).matchAll(/\(["`](?:T\d+, )?(T\d+):? \w/g)].map(([, number]) => ({
          file,
          number,
        })),
      ),
  );
  const unnamed = titled.filter(
    ({ file, number }) =>
      threats.find((one) => one.number === number)?.files.includes(file) !== true,
  );
  expect(unnamed).toEqual([]);
});

/** A file's name with a known ending, with or without folders before it. */
const FILE_NAME =
  /(?<![\w./*:{}-])(?:\.{1,2}\/)*(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:md|tsx?|mjs|css)\b(?!\()/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/g;

/** The files that a text refers to and the repository lacks. Of a document's text all counts, of code the comments. */
function missingFiles(name: string, text: string, files: readonly string[]): string[] {
  const parts = name.endsWith(".md") ? [text] : (text.match(COMMENT) ?? []);
  const named = parts.flatMap((part) => part.replace(/https?:\S+/g, "").match(FILE_NAME) ?? []);
  return named
    .map((file) => file.replace(/^(?:\.{1,2}\/)+/, "").toLowerCase())
    .filter((file) => !files.some((one) => `/${one}`.toLowerCase().endsWith(`/${file}`)));
}

test("no comment and no document refers to a file that isn't there", () => {
  const folders = ["src", "test", "bench", "stand-in", "scripts", "docs", "deploy"];
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .concat(readdirSync(ROOT));
  const read = files.filter(
    (file) => /\.(?:md|tsx?|mjs|css)$/.test(file) && file !== "CHANGELOG.md",
  );
  const missing = read.flatMap((file) =>
    missingFiles(file, readRoot(file), files).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("the limits that docs/security.md names are the server's", () => {
  const { limits } = readConfig({});
  const words = (limit: number, of: string) => `${limit.toLocaleString("en")} ${of}`;
  const named = [
    words(limits.dailyGenerationsPerUser, "a day for a person"),
    words(limits.dailyGenerations, "a day in all"),
    words(limits.maxTripsPerUser, "trips an account"),
    words(limits.maxTripDays, "days a trip"),
    words(limits.minuteRequestsPerUser, "a minute for a person"),
    words(limits.minuteRequestsPerAddress, "for an address"),
    words(limits.minuteSignInsPerAddress, "sign-ins for an address"),
  ];
  const text = readRoot("docs/security.md");
  expect(named.filter((limit) => !text.includes(limit))).toEqual([]);
});

function readRoot(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}
