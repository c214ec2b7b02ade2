/** Enough for the people of a busy minute; a trip is some 10 kB. */
const MAX_ENTRIES = 500;

/** Rows that were read, kept until the next write. */
export type ReadMemo<Row> = {
  /** The row remembered under the key, else what `read` finds; rows that are not there are not remembered. */
  readonly get: <Found extends Row | undefined>(key: string, read: () => Found) => Row | Found;
  /** This process has written. */
  readonly forget: () => void;
};

/**
 * A memo that is right across processes: `readVersion` changes when another process has written, and
 * is asked once in each turn of the event loop, which answers many requests under load.
 */
export function createReadMemo<Row>(readVersion: () => number): ReadMemo<Row> {
  const rows = new Map<string, Row>();
  let version: number | undefined;
  let isChecked = false;

  function checkVersion(): void {
    isChecked = true;
    setImmediate(() => {
      isChecked = false;
    });
    const now = readVersion();
    if (now !== version) rows.clear();
    version = now;
  }

  return {
    get(key, read) {
      if (!isChecked) checkVersion();
      const known = rows.get(key);
      if (known !== undefined) return known;
      const row = read();
      if (row === undefined) return row;
      const oldest = rows.keys().next().value;
      if (rows.size >= MAX_ENTRIES && oldest !== undefined) rows.delete(oldest);
      rows.set(key, row);
      return row;
    },
    forget: () => rows.clear(),
  };
}
