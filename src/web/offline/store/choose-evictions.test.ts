import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseEvictions } from "./choose-evictions.ts";

test("of any entries, those that go free enough, are older than all that stay, and none is too many", () => {
  const entries = fc.array(fc.record({ bytes: fc.nat(100), usedAt: fc.nat(50) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(entries, fc.integer({ min: -10, max: 2000 }), (mayGo, needed) => {
      const sum = (some: typeof mayGo) => some.reduce((bytes, one) => bytes + one.bytes, 0);
      const going = chooseEvictions(mayGo, needed);
      if (going === undefined) {
        expect(sum(mayGo)).toBeLessThan(needed);
        return;
      }
      expect(sum([...going])).toBeGreaterThanOrEqual(needed);
      if (going.length > 0) expect(sum(going.slice(0, -1))).toBeLessThan(needed);
      const newestGone = Math.max(...going.map(({ usedAt }) => usedAt));
      for (const stays of mayGo.filter((one) => !going.includes(one))) {
        expect(stays.usedAt).toBeGreaterThanOrEqual(newestGone);
      }
    }),
  );
});
