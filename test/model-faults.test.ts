import { expect, test } from "vitest";
import { faultCells } from "../bench/fault-cells.ts";
import { runFaultCells } from "../bench/run-fault-cells.ts";

const cells = faultCells();

test(`each of ${cells.length} faulty answers ends in one whole trip or one failure with a code`, async () => {
  expect(cells.length).toBeGreaterThanOrEqual(200);
  const { results, rejections } = await runFaultCells(cells);
  const bad = results
    .filter(({ faults }) => faults.length > 0)
    .map(({ fault, client, slice, lasts, outcome, faults }) =>
      [fault, client, slice, lasts, outcome, ...faults].join(" "),
    );
  expect(bad).toEqual([]);
  expect(rejections).toEqual([]);
  expect(results).toHaveLength(cells.length);
}, 180_000);
