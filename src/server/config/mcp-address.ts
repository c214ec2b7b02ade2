/** Where programs speak the Model Context Protocol. */
export const MCP_PATH = "/mcp";
/** Who gives tokens for it (RFC 9728). */
export const MCP_METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`;

/** The one resource that our authorisation server's tokens are for (RFC 8707). */
export function mcpAddress(publicUrl: string): string {
  return `${publicUrl}${MCP_PATH}`;
}
