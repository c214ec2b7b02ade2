import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { StreetMapAddress } from "../../../../domain/wire-schemas.ts";
import { browserStorage } from "../../../lib/browser-storage.ts";
import type { Camera } from "./layout/map-camera.ts";
import type { MapPoint } from "./layout/mercator.ts";
import type { DrawnStreetMap } from "./street/draw-street-map.ts";
import type { MapCredit } from "./street/map-credits.ts";

const STORAGE_KEY = "tripwright.street-map";

/**
 * The street map of this browser: off until the traveller turns it on, and loaded then.
 *
 * @param address undefined where the server has none.
 * @param camera undefined until the map has its size.
 * @param points of the trip: around them tiles are kept for later, where they are the server's own.
 */
export function useStreetMap(
  address: StreetMapAddress | undefined,
  camera: Camera | undefined,
  points: readonly MapPoint[],
) {
  const [isOn, setIsOn] = useState(() => browserStorage.local.get(STORAGE_KEY) === "on");
  const [state, setState] = useState<"shown" | "failed">();
  const [credits, setCredits] = useState<readonly MapCredit[]>();
  const [attempt, setAttempt] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnStreetMap>(undefined);
  const isReady = camera !== undefined;

  const draw = useEffectEvent(async (signal: AbortSignal) => {
    const container = ref.current;
    if (container === null || address === undefined || camera === undefined) return;
    try {
      const { drawStreetMap } = await import("./street/draw-street-map.ts");
      signal.throwIfAborted();
      const map = await drawStreetMap(container, address, {
        camera,
        signal,
        onAnswer: (haveCome) => setState(haveCome ? "shown" : "failed"),
      });
      drawn.current = map;
      setCredits(map.credits);
      lookNow(map);
    } catch {
      if (!signal.aborted) setState("failed");
    }
  });
  // The map may have been moved meanwhile.
  const lookNow = useEffectEvent((map: DrawnStreetMap) => {
    if (camera !== undefined) map.look(camera);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws it anew
  useEffect(() => {
    if (!isOn || !isReady) return;
    const end = new AbortController();
    void draw(end.signal);
    return () => {
      end.abort();
      drawn.current = undefined;
      setState(undefined);
      setCredits(undefined);
    };
  }, [isOn, isReady, address, attempt]);

  // With the markers, not a frame behind them.
  useLayoutEffect(() => {
    if (camera !== undefined) drawn.current?.look(camera);
  }, [camera]);

  useEffect(() => {
    if (state !== "failed") return;
    const retry = () => setAttempt((count) => count + 1);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [state]);

  const keep = useEffectEvent(async (signal: AbortSignal) => {
    const map = drawn.current;
    if (map === undefined) return;
    const { keepTiles } = await import("./street/keep-tiles.ts");
    await keepTiles(map, points, signal);
  });
  useEffect(() => {
    if (state !== "shown") return;
    const end = new AbortController();
    void keep(end.signal);
    return () => end.abort();
  }, [state]);

  function turn(on: boolean): void {
    if (on) browserStorage.local.set(STORAGE_KEY, "on");
    else browserStorage.local.remove(STORAGE_KEY);
    setIsOn(on);
  }
  return {
    isOn,
    turn,
    state,
    credits: state === "shown" ? credits : undefined,
    /** Of the element that it is drawn into. */
    layer: {
      ref,
      className: "map-streets",
      "data-shown": state === "shown" ? "" : undefined,
      "aria-hidden": true,
    },
  };
}
