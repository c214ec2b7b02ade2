import fc from "fast-check";
import { expect, test } from "vitest";
import { anyTrip } from "../../../test/support/plans/any-trip.ts";
import { tripSchema } from "../trip/trip.ts";
import { tripFile, tripFileSchema } from "./trip-file.ts";

test("a file has nothing of the account that the trip is in, nor a verdict", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const text = tripFile({ ...trip, userEmail: "someone-else@example.com" });
      expect(text).not.toContain("someone-else@example.com");
      const file = tripFileSchema.parse(JSON.parse(text));
      for (const field of ["id", "userEmail", "version", "createdAt", "planCheck"]) {
        expect(file.trip).not.toHaveProperty(field);
      }
      // What no store takes is left out.
      expect(file.trip.tripData).toEqual(tripSchema.parse(trip).tripData);
    }),
  );
});
