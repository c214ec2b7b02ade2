import { expect, test } from "vitest";
import { keptFileType } from "../../../src/domain/files/kept-file-type.ts";

test.each([
  ["%PDF-1.7\n", "application/pdf"],
  ["\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF", "image/jpeg"],
  ["\u0089PNG\r\n\u001a\n\u0000\u0000", "image/png"],
  ["RIFF\u0001\u0002\u0003\u0004WEBPVP8 ", "image/webp"],
  ["GIF89a\u0001", "image/gif"],
  // What could run, or is something else, isn’t kept.
  ["", undefined],
  ["<!doctype html><script>alert(1)</script>", undefined],
  ["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", undefined],
  ["\n%PDF-1.7", undefined],
  ["RIFF\u0001\u0002\u0003\u0004WAVEfmt ", undefined],
  ["GIF89", undefined],
  ["PK\u0003\u0004", undefined],
  ["#!/bin/sh\n", undefined],
  ["data:text/html,%PDF-", undefined],
])("T72 a file to keep is known by its bytes: %j", (start, type) => {
  expect(keptFileType(Uint8Array.from(start, (letter) => letter.charCodeAt(0)))).toBe(type);
});
