import { runCommand } from "./run-command.ts";
import { runDataCommand } from "./run-data-command.ts";

await runCommand(runDataCommand);
