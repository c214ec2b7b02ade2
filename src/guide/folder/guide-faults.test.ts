import { expect, test } from "vitest";
import { cityNamed } from "../../../test/support/guide.ts";
import { guideFaults } from "./guide-faults.ts";

const [rome, paris] = [cityNamed("Rome"), cityNamed("Paris")];

test("no city answers to another's name, and trains go to cities of the guide", () => {
  expect(guideFaults([paris, { ...rome, trains: {} }])).toEqual([]);
  const taken = { ...rome, aliases: [...rome.aliases, "Paris"], trains: { atlantis: 90 } };
  expect(guideFaults([paris, taken])).toEqual([
    { id: "rome", fault: '"Paris" is paris' },
    { id: "rome", fault: "trains: the guide has no atlantis" },
  ]);
});
