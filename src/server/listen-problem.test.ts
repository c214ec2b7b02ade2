import { expect, test } from "vitest";
import { listenProblem } from "./listen-problem.ts";

const refused = (code: string) => Object.assign(new Error("listen"), { code });

test.each([
  [
    "EADDRINUSE",
    "Port 94 is in use. Stop what listens there, or set METRICS_PORT to another number.",
  ],
  ["EACCES", "Port 94 needs more rights. Set METRICS_PORT to a number above 1023."],
  [
    "EADDRNOTAVAIL",
    "METRICS_HOST is not an address of this machine. Set METRICS_HOST to one that is.",
  ],
  [
    "ENOTFOUND",
    "METRICS_HOST is a name that can't be looked up. Set METRICS_HOST to an address of this machine.",
  ],
])("%s names the variable to set, for each port its own", (code, text) => {
  expect(listenProblem(refused(code), 94, "METRICS_")).toMatchObject({
    name: "StartupError",
    message: text,
  });
  const own = text.replaceAll("METRICS_", "");
  expect(listenProblem(refused(code), 94)).toMatchObject({ message: own });
});

test("what is no known reason stays the error that it is", () => {
  const error = refused("ENFILE");
  expect(listenProblem(error, 94)).toBe(error);
});
