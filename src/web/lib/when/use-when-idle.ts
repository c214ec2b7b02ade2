import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** Follows a value once what else it changes is drawn, and the browser has nothing more urgent to do. */
export function useWhenIdle<Value extends object>(newest: Value): Value {
  const [followed, setFollowed] = useState(newest);
  useEffect(() => {
    let isNewest = true;
    void whenIdle().then(() => {
      if (isNewest) startTransition(() => setFollowed(newest));
    });
    return () => {
      isNewest = false;
    };
  }, [newest]);
  return followed;
}
