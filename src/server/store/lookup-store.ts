/** What was once found out about the world and may be kept: small texts under a key. */
export type LookupStore = {
  /** @param key of any length. */
  find(key: string): Promise<string | undefined>;
  /** Takes the place of what was there. */
  save(key: string, value: string, nowMs: number): Promise<void>;
  /** Saves it unless something is there. @returns what is there now, the same to all who ask. */
  saveFirst(key: string, value: string, nowMs: number): Promise<string>;
  /** Forgets what was saved before `beforeMs`, but for what is under `keepKey`. */
  removeOld(beforeMs: number, keepKey: string): Promise<void>;
};

/** What those need who ask the world and keep the answers. */
export type KeptLookups = Pick<LookupStore, "find" | "save">;
