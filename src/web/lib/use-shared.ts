import { useRef } from "react";
import { shareStructure } from "./share-structure.ts";

/** A value with what of the last one is equal, as the same objects: see `shareStructure`. */
export function useShared<T>(value: T): T {
  const last = useRef(value);
  last.current = shareStructure(last.current, value);
  return last.current;
}
