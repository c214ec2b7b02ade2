import { expect, test } from "vitest";
import { type FaultCell, faultCells } from "../../support/models/fault-cells.ts";
import { runFaultCells } from "../../support/models/run-fault-cells.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";

const cells = IS_NIGHTLY ? faultCells() : oneCellAFault();

/** Each fault once, with clients, places and durations in turn. */
function oneCellAFault(): FaultCell[] {
  const all = faultCells();
  const faults = [...new Set(all.map(({ fault }) => fault))];
  return faults.flatMap((fault, index) => {
    const own = all.filter((cell) => cell.fault === fault);
    return own[index % own.length] ?? [];
  });
}

test(`each of ${cells.length} faulty answers ends in one whole trip or one failure with a code`, async () => {
  expect(cells.length).toBeGreaterThanOrEqual(IS_NIGHTLY ? 500 : 60);
  const { results, rejections } = await runFaultCells(cells);
  const bad = results
    .filter(({ faults }) => faults.length > 0)
    .map(({ fault, client, slice, lasts, outcome, faults }) =>
      [fault, client, slice, lasts, outcome, ...faults].join(" "),
    );
  expect(bad).toEqual([]);
  expect(rejections).toEqual([]);
  expect(results).toHaveLength(cells.length);
}, 600_000);
