import {
  type AuthProvider,
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";

/** How programs of the protocol's revisions come: those of 2026, and those of 2025 with a handshake. */
export type McpEra = "auto" | "legacy";

/** The protocol's own client, connected to a server's tools. */
export async function connectMcp(
  serverUrl: string,
  authProvider: AuthProvider | OAuthClientProvider,
  mode: McpEra = "auto",
): Promise<Client> {
  const client = new Client({ name: "a test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", serverUrl), { authProvider }),
  );
  return client;
}

/** Calls a tool that is to succeed. @returns its structured answer. */
export async function callTool(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<unknown> {
  const answer = await client.callTool({ name, arguments: input });
  if (answer.isError) throw new Error(textOf(answer));
  return answer.structuredContent;
}

/** Calls a tool that is to be refused. @returns the words of the refusal. */
export async function refusalOf(
  client: Client,
  name: string,
  input: Record<string, unknown>,
): Promise<string> {
  const answer = await client.callTool({ name, arguments: input });
  if (!answer.isError) throw new Error(`${name} was not refused: ${textOf(answer)}`);
  return textOf(answer);
}

function textOf({ content }: Awaited<ReturnType<Client["callTool"]>>): string {
  return content.map((part) => (part.type === "text" ? part.text : part.type)).join("\n");
}
