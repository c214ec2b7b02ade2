import { expect, test } from "vitest";
import { GUIDE } from "../../test/support/guide.ts";
import { describeNamedTowns, namedTowns } from "./named-towns.ts";

const TOKYO = "Tokyo, Japan";
const KYOTO = "Kyoto, Japan";

test.each([
  ["Tokyo and Kyoto", [TOKYO, KYOTO]],
  ["tokyo & kyoto", [TOKYO, KYOTO]],
  ["Tokyo, Japan & Kyoto, Japan", [TOKYO, KYOTO]],
  ["Tokyo, Kyoto, and Osaka", [TOKYO, KYOTO, "Osaka, Japan"]],
  ["Tokyo, Kyoto", [TOKYO, KYOTO]],
  ["Rome, Florence, Italy", ["Rome, Italy", "Florence, Italy"]],
  ["Lisbon - Porto", ["Lisbon, Portugal", "Porto"]],
  ["Tokyo–Kyoto", [TOKYO, KYOTO]],
  ["Rome to Florence", ["Rome, Italy", "Florence, Italy"]],
  ["Roma, dann Florenz", ["Rome, Italy", "Florence, Italy"]],
  ["Tokyo, Nara and Himeji", [TOKYO, "Nara", "Himeji"]],
  ["Rome, Italy and Nice, France", ["Rome, Italy", "Nice, France"]],
  ["Siena, Italy, Lucca and Rome", ["Siena, Italy, Lucca", "Rome, Italy"]],
  ["Tokyo、Kyoto", [TOKYO, KYOTO]],
  ["Tokyo وKyoto", [TOKYO, KYOTO]],
])("%s names several cities", (destination, towns) => {
  expect(namedTowns(GUIDE, destination)).toEqual(towns);
});

test.each([
  "Tokyo",
  "Paris, France",
  "Trinidad and Tobago",
  "Bosnia & Herzegovina",
  "Castilla y León",
  "New York, New York",
  "Aix-en-Provence",
  "Washington, D.C.",
  "Rome and Rome",
  "Tokyo and ",
  "",
])("%s names one place", (destination) => {
  expect(namedTowns(GUIDE, destination)).toEqual([]);
});

test.each([
  ["Hakone & Kyoto", 210, undefined],
  ["Lisbon & Porto", 310, undefined],
  ["Madrid & Seville", 250, undefined],
  ["Seoul & Jeju", 290, "flight"],
])("%s takes %i minutes from hotel to hotel", (destination, minutes, by) => {
  const [way] = describeNamedTowns(GUIDE, destination, true)?.ways ?? [];
  expect([way?.minutes, way?.way?.by]).toEqual([minutes, by]);
});
