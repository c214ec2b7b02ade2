import { describe, expect, test } from "vitest";
import { canonicalPath, isScreen, SCREENS, SHELL_SCREEN } from "./screens.ts";

describe("a path of ours", () => {
  test.each(["/", "/create-trip", "/view-trip/1700000000000", "/my-trips", "/account"])(
    "%s is a screen",
    (path) => expect(isScreen(path)).toBe(true),
  );

  test.each([
    "",
    "/nothing",
    "/my-trips/",
    "/view-trip",
    "/view-trip/",
    "/view-trip/1.css",
    "/view-trip/1/2",
    "//my-trips",
    "/api/trips",
    "/api/session",
    "/idp/auth",
    "/assets/index.js",
    "/MY-TRIPS",
  ])("%s is none", (path) => expect(isScreen(path)).toBe(false));
});

test("the file of the other screens is asked for at one of them", () => {
  expect(SCREENS).toContain(SHELL_SCREEN);
  expect(SHELL_SCREEN).not.toBe("/");
});

test.each([
  ["/create-trip/", "/create-trip"],
  ["/Create-Trip", "/create-trip"],
  ["/MY-TRIPS/", "/my-trips"],
  ["/View-Trip/1700000000000/", "/view-trip/1700000000000"],
  ["/view-trip/aBc/", "/view-trip/aBc"],
  ["/%63reate-trip", "/create-trip"],
  ["/my-trips%2F", "/my-trips"],
])("%s means %s", (path, screen) => expect(canonicalPath(path)).toBe(screen));

test.each([
  "/",
  "/create-trip",
  "/view-trip/1",
  "/nothing/",
  "/view-trip/",
  "//my-trips",
  "/my-trips//",
  "/view-trip/1.css/",
  "/view-trip/1/2/",
  "/view-trip/%2e%2e/",
  "/%zz/",
  "/api/trips/",
  "//evil.example/",
])("%j is left as it is", (path) => expect(canonicalPath(path)).toBeUndefined());
