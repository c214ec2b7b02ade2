import { describe, expect, test } from "vitest";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { passwordProblem } from "./password-rule.ts";
import { readRecoveryCode, recoveryCodeOf } from "./recovery-code.ts";

describe("a password", () => {
  test.each([
    ["1234567", "short"],
    ["🦊".repeat(7), "short"],
    ["", "short"],
    ["x".repeat(129), "long"],
    ["password", "common"],
    ["PassWord", "common"],
    ["ｐａｓｓｗｏｒｄ", "common"],
    ["iloveyou", "common"],
    ["        ", undefined],
    ["🦊".repeat(8), undefined],
    ["y".repeat(128), undefined],
    ["correct horse", undefined],
  ])("%j is %s", (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test("is compared with three thousand that are long enough to be tried", () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(3000);
    expect(
      [...COMMON_PASSWORDS].filter((one) => one.length < 8 || one !== one.toLowerCase()),
    ).toEqual([]);
  });
});

test("a recovery code is read however it is typed, and nothing else is", () => {
  const code = recoveryCodeOf(Uint8Array.from({ length: 24 }, (_, at) => at * 37));
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(?:-[0-9a-hjkmnp-tv-z]{4}){5}$/);
  for (const typed of [
    code,
    ` ${code.toUpperCase()} `,
    code.replaceAll("-", ""),
    code.replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "I"),
  ]) {
    expect(readRecoveryCode(typed)).toBe(code);
  }
  for (const typed of ["", code.slice(1), `${code}0`, code.replace(/^./, "ü"), "u".repeat(24)]) {
    expect(readRecoveryCode(typed)).toBeUndefined();
  }
});
