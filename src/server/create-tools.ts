import type { Context } from "./context.ts";
import { generationTools } from "./generation/generation-tools.ts";
import type { Tool } from "./mcp/tool.ts";
import { editTools } from "./trips/tools/edit-tools.ts";
import { guideTools } from "./trips/tools/guide-tools.ts";
import { tripTools } from "./trips/tools/trip-tools.ts";

/** Everything that programs can have done over MCP. None reaches the account, nor deletes a trip. */
export function createTools(context: Context): Tool[] {
  return [
    ...tripTools(context),
    ...guideTools(context),
    ...generationTools(context),
    ...editTools(context),
  ];
}
