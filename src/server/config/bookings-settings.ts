import { accessSync, constants, statSync } from "node:fs";
import { isAbsolute } from "node:path";
import type { SettingsReader } from "./settings-reader.ts";

/** The path of KDE's program that reads confirmations; undefined: they are read in browsers only. */
export function readKitineraryExtractor(from: SettingsReader): string | undefined {
  const path = from.read("KITINERARY_EXTRACTOR");
  if (path === undefined || (isAbsolute(path) && isProgram(path))) return path;
  from.problems.push(`KITINERARY_EXTRACTOR is ${path}, which is no whole path of a program`);
  return undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
