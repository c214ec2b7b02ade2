import { StartupError } from "./lib/startup-error.ts";

/** Why a port can't be listened on, in a sentence for the operator where the reason is known. */
export function listenProblem(error: unknown, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new StartupError(
        `Port ${port} is in use. Stop what listens there, or set PORT to another number.`,
      );
    case "EACCES":
      return new StartupError(`Port ${port} needs more rights. Set PORT to a number above 1023.`);
    case "EADDRNOTAVAIL":
      return new StartupError("HOST is not an address of this machine. Set HOST to one that is.");
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartupError(
        "HOST is a name that can't be looked up. Set HOST to an address of this machine.",
      );
    default:
      return error;
  }
}
