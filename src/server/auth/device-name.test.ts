import { describe, expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a browser is named by what its header says it is", () => {
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/156.0 Safari/537.36`,
      "Chrome on Windows",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/156.0 Safari/537.36 Edg/156.0`,
      "Edge on Windows",
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/156.0 Safari/537.36`,
      "Chrome on Linux",
    ],
    [
      `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/156.0 Mobile Safari/537.36`,
      "Chrome on Android",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605 Version/19 Safari/605",
      "Safari on macOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Safari/604",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "Firefox on Linux",
    ],
    ["curl/8.0", "Unknown browser"],
    ["", "Unknown browser"],
    [undefined, "Unknown browser"],
  ])("%s", (header, name) => {
    expect(deviceName(header)).toBe(name);
  });
});
