import { ServiceError } from "../lib/service-error.ts";
import type { PhotoFinder } from "./photo-finder.ts";

/** Finds nothing, so that the page's illustrations stand for everything. */
export const illustrations: PhotoFinder = {
  id: "illustrations",
  find: async () => undefined,
  locate: async () => {
    throw new ServiceError("there are no photos", { trouble: "broken" });
  },
};
