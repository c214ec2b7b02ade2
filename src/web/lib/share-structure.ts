/**
 * A value with the parts of a former one wherever they are equal: what hasn't changed stays the same object, and
 * isn't drawn again. Both are plain data. Members of a list that have an `id` are found by it.
 *
 * @returns the former value where nothing has changed; `next` itself where it has all such parts already.
 */
export function shareStructure<T>(former: unknown, next: T): T {
  if (Object.is(former, next) || !isObject(former) || !isObject(next)) return next;
  const shared = Array.isArray(next)
    ? Array.isArray(former) && shareList(former, next)
    : !Array.isArray(former) && shareRecord(former, next);
  // Equal to `next` in all its parts.
  return shared === false ? next : (shared as T);
}

function shareList(former: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(former.map((one) => [idOf(one), one]));
  const shared = next.map((one, at) => {
    const id = idOf(one);
    return shareStructure(id === undefined ? former[at] : byId.get(id), one);
  });
  const isFormer = former.length === next.length && shared.every((one, at) => one === former[at]);
  if (isFormer) return former;
  return shared.every((one, at) => one === next[at]) ? next : shared;
}

function shareRecord(former: Plain, next: Plain): Plain {
  const shared = Object.entries(next).map(
    ([key, one]) => [key, shareStructure(former[key], one)] as const,
  );
  const isFormer =
    Object.keys(former).length === shared.length &&
    shared.every(([key, one]) => Object.hasOwn(former, key) && one === former[key]);
  if (isFormer) return former;
  return shared.every(([key, one]) => one === next[key]) ? next : Object.fromEntries(shared);
}

type Plain = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Plain {
  return typeof value === "object" && value !== null;
}

function idOf(value: unknown): string | undefined {
  return isObject(value) && typeof value.id === "string" ? value.id : undefined;
}
