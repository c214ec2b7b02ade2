import pg from "pg";
import { expect, test } from "vitest";
import { isStorageFull, StorageDamaged, StorageUnreachable } from "../../storage-error.ts";
import { asStoreError, isConnectionLost, isInTheWay } from "./postgres-error.ts";

function answered(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError("x", 1, "error"), { code });
}

test.each(["57P01", "57P03", "08006", "53300", "57014", "25P03", "25006"])(
  "the server's %s is trouble that passes, over a connection of no more use",
  (code) => {
    const error = asStoreError(answered(code));
    expect(error).toBeInstanceOf(StorageUnreachable);
    expect(isConnectionLost(error)).toBe(true);
  },
);

test.each(["40001", "40P01"])("%s asks to be tried again over the same connection", (code) => {
  const error = asStoreError(answered(code));
  expect(error).toBeInstanceOf(StorageUnreachable);
  expect(isInTheWay(error)).toBe(true);
  expect(isConnectionLost(error)).toBe(false);
});

test.each(["42601", "23503", "22P02", "53100"])("%s is passed on unchanged", (code) => {
  const error = answered(code);
  expect(asStoreError(error)).toBe(error);
  expect(isConnectionLost(error)).toBe(false);
});

test.each(["XX001", "XX002", "42P01", "3D000"])("%s is damage, which doesn't pass", (code) => {
  expect(asStoreError(answered(code))).toBeInstanceOf(StorageDamaged);
});

test("a full disk is told apart from every other error", () => {
  expect(isStorageFull(asStoreError(answered("53100")))).toBe(true);
  expect(isStorageFull(asStoreError(answered("53300")))).toBe(false);
});

test("silence is the connection's trouble, a mistake of ours is not", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(asStoreError(refused)).toBeInstanceOf(StorageUnreachable);
  expect(asStoreError(new Error("Connection terminated"))).toBeInstanceOf(StorageUnreachable);
  const mistake = new TypeError("undefined is not a function");
  expect(asStoreError(mistake)).toBe(mistake);
});
