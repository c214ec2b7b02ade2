import { runDataCommand } from "./data-command.ts";
import { moveAccounts } from "./move-accounts.ts";
import { runCommand } from "./run-command.ts";

await runCommand((args, around) => {
  const [command, ...rest] = args;
  return command === "move-accounts" ? moveAccounts(rest, around) : runDataCommand(args, around);
});
