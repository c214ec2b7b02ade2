import { openDataCommand } from "./open-data-command.ts";
import { runCommand } from "./run-command.ts";

await runCommand(openDataCommand);
