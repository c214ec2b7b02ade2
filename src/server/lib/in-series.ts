import { ServiceError } from "./service-error.ts";

/** Does one thing after the other. @throws ServiceError where too much is waiting already. */
export function createSeries(mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= mostWaiting) {
      return Promise.reject(new ServiceError("too much is waiting", { trouble: "busy" }));
    }
    waiting += 1;
    const mine = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}
