/** Shares one running call between all callers with the same key. */
export function createCoalescer<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, work) => {
    const present = underWay.get(key);
    if (present !== undefined) return present;
    const answer = work().finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
