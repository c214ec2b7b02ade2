import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { isOwnerGone, newOwnerId } from "./process-owner.ts";

const [place = "", pid] = newOwnerId().split(":");

test("an owner's name says where it runs, as what, and is never given twice", () => {
  expect(place.startsWith(hostname())).toBe(true);
  expect(pid).toBe(String(process.pid));
  expect(newOwnerId().split(":")).toHaveLength(3);
  expect(newOwnerId()).not.toBe(newOwnerId());
});

test("an owner is gone whose process number is free, or ours, here", () => {
  const { pid: free } = spawnSync(process.execPath, ["--version"]);
  expect(isOwnerGone(`${place}:${free}:a`)).toBe(true);
  expect(isOwnerGone(`${place}:${process.pid}:before us`)).toBe(true);
  expect(isOwnerGone(`${place}:${process.ppid}:a`)).toBe(false);
});

test.each(["elsewhere", hostname(), `${hostname()}/another boot/another container`])(
  "of one at %s its lease alone can tell, whatever its process number means here",
  (elsewhere) => {
    const { pid: free } = spawnSync(process.execPath, ["--version"]);
    expect(isOwnerGone(`${elsewhere}:${free}:a`)).toBe(false);
    expect(isOwnerGone(`${elsewhere}:${process.pid}:a`)).toBe(false);
  },
);
