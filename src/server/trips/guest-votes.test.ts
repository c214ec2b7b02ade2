import { expect, test } from "vitest";
import { LIMITS } from "../../domain/limits.ts";
import type { ShareGuest, ShareLink } from "../store/share-link-store.ts";
import { withGuest } from "./guest-votes.ts";

const DAY_MS = 24 * 3_600_000;

test("in a full link who keeps the trip gives way to nobody, and who never voted does after a day", () => {
  const guests = Array.from(
    { length: LIMITS.list.guests },
    (_, at): ShareGuest => ({
      id: `guest-${at}`,
      name: `Guest ${at}`,
      tokenHash: `hash ${at}`,
      fromHash: `from ${at}`,
      joinedAtMs: 0,
      votes: [],
      ...(at === 0 ? { memberHash: "member" } : {}),
    }),
  );
  const content = { guests } as unknown as ShareLink["content"];
  const next: ShareGuest = {
    ...{ id: "next", name: "Next", tokenHash: "next", fromHash: "next" },
    ...{ joinedAtMs: DAY_MS, votes: [] },
  };
  const ids = withGuest({ content } as ShareLink, next, []).guests.map(({ id }) => id);
  expect(ids).toContain("guest-0");
  expect(ids).not.toContain("guest-1");
  expect(ids).toContain("next");
});
