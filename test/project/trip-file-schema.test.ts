import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { tripFileSchema } from "../../src/domain/export/trip-file.ts";

test("the schema that is published is the one that trips' files are read by", () => {
  const published: unknown = JSON.parse(readFileSync("docs/trip-file.schema.json", "utf8"));
  expect(published).toEqual(z.toJSONSchema(tripFileSchema));
});
