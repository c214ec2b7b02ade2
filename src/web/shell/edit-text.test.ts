import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { editText, valueText } from "./edit-text.ts";

beforeEach(() => vi.stubGlobal("navigator", { language: "en-GB" }));
afterEach(() => vi.unstubAllGlobals());

const DATED = { kind: "set-start-date", date: "2026-12-04" } as const;

test("an edit is shown as the words or the date that it puts there", () => {
  expect(editText({ kind: "set-title", text: " Spring " })).toBe("Spring");
  expect(editText(DATED)).toMatch(/^Friday.* 4 December 2026$/);
  expect(editText({ kind: "set-start-date" })).toBe("");
});

test("what stands there is shown likewise, and nothing as nothing", () => {
  expect(valueText(DATED, "2026-12-05")).toMatch(/^Saturday.* 5 December 2026$/);
  expect(valueText(DATED, "")).toBe("");
  expect(valueText({ kind: "set-title", text: "x" }, "2026-12-05")).toBe("2026-12-05");
  expect(valueText({ kind: "set-title", text: "x" }, undefined)).toBe("");
});
