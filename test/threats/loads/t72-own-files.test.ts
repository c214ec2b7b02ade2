import { expect, test } from "vitest";
import { keptFileType } from "../../../src/domain/files/kept-file-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["%PDF-1.7\n", "application/pdf"],
  ["\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF", "image/jpeg"],
  ["\u0089PNG\r\n\u001a\n\u0000\u0000", "image/png"],
  ["RIFF\u0001\u0002\u0003\u0004WEBPVP8 ", "image/webp"],
  ["GIF89a\u0001", "image/gif"],
])("T72 a ticket or a picture is known by its bytes: %j", (start, type) => {
  expect(keptFileType(bytes(start))).toBe(type);
});

test.each([
  "",
  "<!doctype html><script>alert(1)</script>",
  "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  "<?xml version='1.0'?><svg/>",
  "\n%PDF-1.7",
  "RIFF\u0001\u0002\u0003\u0004WAVEfmt ",
  "GIF89",
  "PK\u0003\u0004",
  "MZ\u0090\u0000",
  "#!/bin/sh\n",
  "data:text/html,%PDF-",
])("T72 what could run, or is something else, isn’t kept: %j", (start) => {
  expect(keptFileType(bytes(start))).toBeUndefined();
});
