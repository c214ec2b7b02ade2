import { expect, test } from "vitest";
import { httpsAddress } from "./https-address.ts";

test.each([
  ["https://maps.google.com/maps/contrib/1", "https://maps.google.com/maps/contrib/1"],
  ["//maps.google.com/x", "https://maps.google.com/x"],
  ["HTTPS://A.example", "https://a.example/"],
  ["http://a.example/", undefined],
  ["https://user@a.example/", undefined],
  ["https://:secret@a.example/", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["/maps", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j leads to %j", (text, address) => {
  expect(httpsAddress(text)).toBe(address);
});
