import { afterEach, beforeEach, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { MapView } from "../../src/web/features/view-trip/map/map-view.tsx";
import { LISBON_DAYS, LISBON_HOTEL } from "./map-trip.ts";
import { render } from "./render.tsx";

const chosen: string[] = [];

beforeEach(async () => {
  chosen.length = 0;
  await page.viewport(390, 700);
  await preferMotion("reduce");
  render(
    <div style={{ height: 640 }}>
      <MapView
        days={LISBON_DAYS}
        hotel={LISBON_HOTEL}
        dayNumber={1}
        onDayChange={() => {}}
        onChoose={(id) => chosen.push(id)}
      />
    </div>,
  );
  await expect.poll(() => document.querySelectorAll(".map-marker").length).toBe(3);
});
afterEach(() => preferMotion("no-preference"));

function preferMotion(value: string) {
  const features = [{ name: "prefers-reduced-motion", value }];
  return cdp().send("Emulation.setEmulatedMedia", { features });
}

type Point = { readonly x: number; readonly y: number };

function spot(name: string): Point {
  const marker = document.querySelector(`[aria-label$="${name}"]`);
  const { left, top, width, height } = (marker ?? document.body).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
const apart = () => {
  const [a, b] = [spot("Alfama"), spot("Time Out Market")];
  return Math.hypot(a.x - b.x, a.y - b.y);
};
const rounded = ({ x, y }: Point) => [Math.round(x), Math.round(y)];

/** The test runs in a frame of the page that the fingers are on. */
function onPage({ x, y }: Point): Point {
  const {
    left = 0,
    top = 0,
    width = innerWidth,
  } = window.frameElement?.getBoundingClientRect() ?? {};
  const scale = width / innerWidth;
  return { x: left + x * scale, y: top + y * scale };
}

/** Fingers touch the first points and go through the others; a list of fingers at each step. */
async function touch(...steps: (readonly Point[])[]) {
  for (const [index, fingers] of steps.entries()) {
    const touchPoints = fingers.map((finger, id) => ({ ...onPage(finger), id }));
    const type = index === 0 ? "touchStart" : "touchMove";
    await cdp().send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await cdp().send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("one finger moves the map", async () => {
  const before = spot("Alfama");
  await touch([{ x: 200, y: 400 }], [{ x: 210, y: 390 }], [{ x: 240, y: 350 }]);
  await expect
    .poll(() => rounded(spot("Alfama")))
    .toEqual(rounded({ x: before.x + 40, y: before.y - 50 }));
});

test("two fingers zoom around what is between them", async () => {
  const before = apart();
  await touch(
    [
      { x: 180, y: 350 },
      { x: 220, y: 350 },
    ],
    [
      { x: 160, y: 350 },
      { x: 240, y: 350 },
    ],
    [
      { x: 140, y: 350 },
      { x: 260, y: 350 },
    ],
  );
  await expect.poll(() => apart() / before).toBeCloseTo(3, 1);
});

test("a finger that drags from a marker moves the map and chooses nothing", async () => {
  const start = spot("Alfama");
  await touch([start], [{ x: start.x - 20, y: start.y }], [{ x: start.x - 60, y: start.y }]);
  await expect.poll(() => Math.round(spot("Alfama").x)).toBe(Math.round(start.x - 60));
  expect(chosen).toEqual([]);
});

test("a double tap comes nearer", async () => {
  const before = apart();
  await touch([{ x: 60, y: 500 }]);
  await touch([{ x: 62, y: 501 }]);
  await expect.poll(() => apart() / before).toBeCloseTo(2, 1);
});

test("a mouse drags it, and lets go of it outside", async () => {
  const before = spot("Alfama");
  const mouse = (type: string, at: Point, buttons: number) =>
    cdp().send("Input.dispatchMouseEvent", {
      type,
      ...onPage(at),
      button: "left",
      buttons,
      clickCount: 1,
    } as never);
  await mouse("mousePressed", { x: 200, y: 400 }, 1);
  await mouse("mouseMoved", { x: 180, y: 400 }, 1);
  await mouse("mouseMoved", { x: 150, y: 690 }, 1);
  await mouse("mouseReleased", { x: 150, y: 690 }, 0);
  const after = [Math.round(before.x - 50), Math.round(before.y + 290)];
  await expect.poll(() => rounded(spot("Alfama"))).toEqual(after);
  await mouse("mouseMoved", { x: 200, y: 300 }, 0);
  expect(rounded(spot("Alfama"))).toEqual(after);
});

test("the wheel scrolls the page; with Ctrl it zooms", async () => {
  const before = apart();
  const ground = document.querySelector(".map-surface");
  const turn = (ctrlKey: boolean) => {
    const wheel = new WheelEvent("wheel", {
      deltaY: -200,
      clientX: 200,
      clientY: 300,
      ctrlKey,
      bubbles: true,
      cancelable: true,
    });
    ground?.dispatchEvent(wheel);
    return wheel.defaultPrevented;
  };
  expect(turn(false)).toBe(false);
  expect(turn(true)).toBe(true);
  await expect.poll(() => apart() / before).toBeCloseTo(2, 1);
});

test("keys move and zoom it, as the buttons do, and it stays near the trip", async () => {
  const before = spot("Alfama");
  (page.getByRole("application").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  await expect
    .poll(() => rounded(spot("Alfama")))
    .toEqual(rounded({ x: before.x - 80, y: before.y - 80 }));
  const width = apart();
  await userEvent.keyboard("+");
  await expect.poll(() => apart() / width).toBeCloseTo(2, 1);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(() => apart() / width).toBeCloseTo(1, 1);
  for (let press = 0; press < 20; press++) await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => spot("Alfama").x).toBeGreaterThan(-390);
});

test("it takes flight to another day unless less motion is wished for", async () => {
  const places: number[] = [];
  const watch = () => {
    places.push(apart());
  };
  await preferMotion("no-preference");
  const before = apart();
  const seen = new MutationObserver(watch);
  seen.observe(document.querySelector(".map-ground") ?? document.body, {
    subtree: true,
    attributes: true,
  });
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => apart() / before).toBeCloseTo(2, 1);
  seen.disconnect();
  expect(places.some((width) => width > before * 1.1 && width < before * 1.9)).toBe(true);
});
