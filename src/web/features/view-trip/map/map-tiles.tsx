import { useEffect, useState } from "react";
import { type Camera, type MapFrame, toScreen } from "./layout/map-camera.ts";
import { TILE_PX } from "./layout/mercator.ts";
import { type Tile, tileAddress, tilesInView } from "./tiles-in-view.ts";

/** Tiles are asked for when the map has come to rest: those it only passes are not in view. */
const REST_MS = 120;
const NONE: ReadonlySet<string> = new Set();

type MapTilesProps = {
  /** An address with {z}, {x} and {y}. */
  readonly url: string;
  readonly camera: Camera;
  readonly frame: MapFrame;
  /** Called for each tile: whether it has come. */
  readonly onAnswer: (hasCome: boolean) => void;
};

/** The street map over the sketch. A tile that doesn't come leaves the sketch to be seen. */
export function MapTiles({ url, camera, frame, onAnswer }: MapTilesProps) {
  const [tiles, setTiles] = useState<readonly Tile[]>([]);
  const [failed, setFailed] = useState(NONE);
  useEffect(() => {
    const rest = setTimeout(() => {
      setTiles(tilesInView(camera, frame));
      setFailed(NONE);
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [camera, frame]);
  useEffect(() => {
    const retry = () => setFailed(NONE);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
  return (
    <div className="map-tiles">
      {tiles.map((tile) => {
        const address = tileAddress(url, tile);
        const count = 2 ** tile.z;
        const at = toScreen({ x: tile.x / count, y: tile.y / count }, camera, frame);
        const scale = 2 ** (camera.zoom - tile.z);
        return failed.has(address) ? null : (
          <img
            key={`${tile.x} ${address}`}
            src={address}
            alt=""
            width={TILE_PX}
            height={TILE_PX}
            referrerPolicy="origin"
            decoding="async"
            draggable={false}
            style={{ transform: `translate(${at.x}px, ${at.y}px) scale(${scale})` }}
            onLoad={() => onAnswer(true)}
            onError={() => {
              setFailed((former) => new Set(former).add(address));
              onAnswer(false);
            }}
          />
        );
      })}
    </div>
  );
}
