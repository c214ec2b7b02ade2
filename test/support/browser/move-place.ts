import type { CDPSession, Page } from "playwright-core";

/** Where a place is moved: behind another one of a day, or first of it. */
export type Target = { readonly dayId: string; readonly afterId?: string };

/** A way to move a place on a trip's page. */
export type WayToMove = {
  /** Picks the place up and brings it to the target, without putting it there. */
  readonly bring: (page: Page, placeId: string, target: Target) => Promise<void>;
  readonly put: (page: Page) => Promise<void>;
  readonly takeBack: (page: Page) => Promise<void>;
};

const handleOf = (page: Page, placeId: string) => page.locator(`[id="move-${placeId}"]`);

type Pointer = {
  down(page: Page, x: number, y: number): Promise<void>;
  move(page: Page, x: number, y: number): Promise<void>;
  up(page: Page): Promise<void>;
};

const MOUSE: Pointer = {
  async down(page, x, y) {
    await page.mouse.move(x, y);
    await page.mouse.down();
  },
  move: (page, x, y) => page.mouse.move(x, y, { steps: 3 }),
  up: (page) => page.mouse.up(),
};

const sessions = new WeakMap<Page, CDPSession>();
async function touch(page: Page, type: "touchStart" | "touchMove" | "touchEnd", ...at: number[]) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const [x, y] = at;
  const touchPoints = x === undefined || y === undefined ? [] : [{ x, y, id: 1 }];
  await session.send("Input.dispatchTouchEvent", { type, touchPoints });
}
const FINGER: Pointer = {
  down: (page, x, y) => touch(page, "touchStart", x, y),
  move: (page, x, y) => touch(page, "touchMove", x, y),
  up: (page) => touch(page, "touchEnd"),
};

/** How near to an edge the pointer goes where the target is off the screen, and how far in the target must be. */
const EDGE_PX = 12;
const INSIDE_PX = 70;
/** The page scrolls so long at most. */
const MAX_STEPS = 400;

function byPointer(pointer: Pointer): WayToMove {
  return {
    async bring(page, placeId, target) {
      const handle = handleOf(page, placeId);
      await handle.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const box = await handle.boundingBox();
      if (box === null) throw new Error("the handle is not shown");
      const x = box.x + box.width / 2;
      await pointer.down(page, x, box.y + box.height / 2);
      await pointer.move(page, x, box.y + box.height / 2 + 8);
      for (let step = 0; step < MAX_STEPS; step += 1) {
        const { y, top, bottom } = await heightOf(page, target);
        const isAbove = y < top + INSIDE_PX;
        const isBelow = y > bottom - INSIDE_PX;
        if (!isAbove && !isBelow && (await isAt(page, target))) return;
        await pointer.move(page, x, isAbove ? top + EDGE_PX : isBelow ? bottom - EDGE_PX : y);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      throw new Error("the place never came to its spot");
    },
    put: (page) => pointer.up(page),
    async takeBack(page) {
      await page.keyboard.press("Escape");
      await pointer.up(page);
    },
  };
}

/** Presses a key or a button until the place is at its target. */
async function stepTo(page: Page, target: Target, later: () => Promise<unknown>): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    if (await isAt(page, target)) return;
    await later();
  }
  throw new Error("the place never came to its spot");
}

const BY_KEYS: WayToMove = {
  async bring(page, placeId, target) {
    await handleOf(page, placeId).focus();
    await page.keyboard.press("Enter");
    while (!(await isOn(page, placeId, target.dayId))) await page.keyboard.press("Tab");
    await stepTo(page, target, () => page.keyboard.press("ArrowDown"));
  },
  put: (page) => page.keyboard.press("Space"),
  takeBack: (page) => page.keyboard.press("Escape"),
};

const BY_BUTTONS: WayToMove = {
  async bring(page, placeId, target) {
    await handleOf(page, placeId).click();
    if (!(await isOn(page, placeId, target.dayId))) {
      await page.getByLabel("Move to day").selectOption(target.dayId);
    }
    await stepTo(page, target, () => page.getByRole("button", { name: "Later" }).click());
  },
  put: (page) => page.getByRole("button", { name: "Move here" }).click(),
  takeBack: (page) => page.getByRole("button", { name: "Cancel" }).click(),
};

export const WAYS_TO_MOVE = {
  mouse: byPointer(MOUSE),
  finger: byPointer(FINGER),
  keys: BY_KEYS,
  buttons: BY_BUTTONS,
} as const;

/** The height at which a pointer means the target, and what is seen of the plan between tabs and dock. */
function heightOf(page: Page, { dayId, afterId }: Target) {
  return page.evaluate(
    ([day, after]) => {
      const rect = (query: string) => document.querySelector(query)?.getBoundingClientRect();
      const behind = after === "" ? undefined : rect(`[id="place-${after}"]`);
      const y = behind === undefined ? rect(`[id="day-${day}"]`)?.bottom : behind.bottom - 6;
      const bottom = rect("[data-edit-dock]")?.top ?? innerHeight;
      return { y: y ?? 0, top: rect("[data-day-tabs]")?.bottom ?? 0, bottom };
    },
    [dayId, afterId ?? ""] as const,
  );
}

/** Whether the place that is picked up would be put there. */
function isAt(page: Page, { dayId, afterId }: Target): Promise<boolean> {
  return page.evaluate(
    ([day, after]) => {
      const slot = document.querySelector("[data-move-slot]");
      const isOfDay = slot?.closest("section")?.querySelector(`[id="day-${day}"]`) != null;
      const before = slot?.previousElementSibling?.closest("li");
      const row = before?.querySelector("[id^='place-']")?.id ?? "place-";
      return isOfDay && row === `place-${after}`;
    },
    [dayId, afterId ?? ""] as const,
  );
}

/** Whether the day has the place that is picked up: its slot, or before it was moved itself. */
function isOn(page: Page, placeId: string, dayId: string): Promise<boolean> {
  return page.evaluate(
    ([place, day]) => {
      const stands =
        document.querySelector("[data-move-slot]") ?? document.getElementById(`place-${place}`);
      return stands?.closest("section")?.querySelector(`[id="day-${day}"]`) != null;
    },
    [placeId, dayId] as const,
  );
}
