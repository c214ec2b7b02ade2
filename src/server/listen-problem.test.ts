import { expect, test } from "vitest";
import { listenProblem } from "./listen-problem.ts";

const refused = (code: string) => Object.assign(new Error("listen"), { code });

test.each([
  ["EADDRINUSE", "Port 94 is in use. Stop what listens there, or set PORT to another number."],
  ["EACCES", "Port 94 needs more rights. Set PORT to a number above 1023."],
  ["EADDRNOTAVAIL", "HOST is not an address of this machine. Set HOST to one that is."],
  ["ENOTFOUND", "HOST is a name that can't be looked up. Set HOST to an address of this machine."],
])("%s names the variable to set", (code, message) => {
  expect(listenProblem(refused(code), 94)).toMatchObject({ name: "StartupError", message });
});

test("what is no known reason stays the error that it is", () => {
  const error = refused("ENFILE");
  expect(listenProblem(error, 94)).toBe(error);
});
