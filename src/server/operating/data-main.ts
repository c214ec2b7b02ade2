import { runDataCommand } from "./data-command.ts";
import { runCommand } from "./run-command.ts";

await runCommand(runDataCommand);
