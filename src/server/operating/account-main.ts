import { runAccountCommand } from "./account-command.ts";
import { runCommand } from "./run-command.ts";

await runCommand(runAccountCommand);
