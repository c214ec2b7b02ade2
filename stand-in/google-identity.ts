import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json, text } from "node:stream/consumers";
import type Provider from "oidc-provider";
import * as z from "zod/mini";
import { GOOGLE_FAULTS, type GoogleFault } from "./google-fault.ts";
import type { GoogleLog } from "./google-log.ts";
import { chooserPage, errorPage } from "./google-pages.ts";
import { GOOGLE_PEOPLE, type GooglePerson } from "./google-people.ts";
import { createGoogleProvider } from "./google-provider.ts";
import { png } from "./png.ts";

/** Paths of Google's that are not the provider's own. */
const USER_INFO_PATH = "/oauth2/v1/userinfo";
const SIGN_IN_PATH = "/signin/";
const ERROR_PATH = "/signin/oauth/error";
const PICTURE_SIZE_PX = 96;

export type GoogleIdentity = {
  /** The issuer. */
  readonly url: string;
  readonly userInfoUrl: string;
  readonly log: GoogleLog;
  close(): Promise<void>;
};

export type GoogleIdentityOptions = {
  readonly port?: number;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  /** Whether its pages cut their link to the window that opened them. */
  readonly coop?: boolean;
  readonly fault?: GoogleFault | undefined;
  readonly onRequest?: (line: string) => void;
};

/** The switches that can be set while it runs, each by a PUT to /stand-in/<name>. */
const clientSchema = z.strictObject({
  clientSecret: z.optional(z.string()),
  redirectUris: z.optional(z.array(z.string())),
});
const settingsSchema = z.strictObject({
  coop: z.optional(z.boolean()),
  fault: z.optional(z.nullable(z.enum(GOOGLE_FAULTS))),
});
const personChangeSchema = z.strictObject({
  id: z.string(),
  email: z.optional(z.string()),
  verified_email: z.optional(z.boolean()),
  name: z.optional(z.string()),
});

/** Google's sign-in over real HTTP: a certified OpenID provider under Google's paths, with three people. */
export async function startGoogleIdentity(options: GoogleIdentityOptions): Promise<GoogleIdentity> {
  const people = new Map(GOOGLE_PEOPLE.map((person) => [person.id, person]));
  const log: GoogleLog = { authorizations: [], issued: [], userInfoCalls: [], revokedTokens: [] };
  let { coop = false, fault } = options;
  const client = { ...options, redirectUris: [...options.redirectUris] };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(400, { "content-type": "text/plain" }).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = createGoogleProvider({
    issuer: url,
    log,
    client,
    claimsOf: (id) => {
      const person = people.get(id);
      return person === undefined ? undefined : claimsOf(person);
    },
    interactionPath: (uid) => `${SIGN_IN_PATH}${uid}`,
    fault: () => fault,
    errorPath: ERROR_PATH,
  });
  const { provider } = google;
  const handle = provider.callback();

  function pictureOf(person: GooglePerson): string {
    return `${url}/picture/${person.id}`;
  }

  function claimsOf({ id, verified_email, ...rest }: GooglePerson) {
    return {
      sub: id,
      email_verified: verified_email,
      ...rest,
      picture: pictureOf({ id, verified_email, ...rest }),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET" } = request;
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    options.onRequest?.(`${method} ${pathname}`);
    if (pathname.startsWith("/stand-in/")) return control(request, response, pathname);
    if (coop) response.setHeader("cross-origin-opener-policy", "same-origin");
    if (pathname === ERROR_PATH) {
      const packed = Buffer.from(searchParams.get("authError") ?? "", "base64url").toString();
      sendHtml(response, 400, errorPage(400, /[a-z_]{5,}/.exec(packed)?.[0] ?? "invalid_request"));
    } else if (pathname === USER_INFO_PATH) {
      await sendUserInfo(request, response);
    } else if (pathname.startsWith(SIGN_IN_PATH)) {
      await signIn(request, response);
    } else if (pathname.startsWith("/picture")) {
      response.writeHead(200, { "content-type": "image/png" });
      response.end(png(PICTURE_SIZE_PX, PICTURE_SIZE_PX));
    } else if (pathname === "/token" && fault === "token-500") {
      sendJson(response, 500, { error: "internal_failure" });
    } else if (pathname === "/revoke" && fault === "revoke-500") {
      sendJson(response, 500, { error: "internal_failure" });
    } else if (pathname !== "/token" || fault !== "token-hang") {
      await handle(request, response);
    }
  }

  async function sendUserInfo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
    const token = bearer === undefined ? undefined : await provider.AccessToken.find(bearer);
    const person = token?.isValid ? people.get(token.accountId) : undefined;
    const asked = fault?.startsWith("userinfo-") ? Number(fault.slice(-3)) : undefined;
    const status = asked ?? (person === undefined ? 401 : 200);
    log.userInfoCalls.push({ path: USER_INFO_PATH, bearer, status });
    if (status === 200 && person !== undefined) {
      sendJson(response, 200, { ...person, picture: pictureOf(person) });
      return;
    }
    sendJson(response, status, {
      error: {
        code: status,
        message: "Request is missing required authentication credential.",
        status: status === 401 ? "UNAUTHENTICATED" : "PERMISSION_DENIED",
      },
    });
  }

  /** Shows the accounts, and continues with the chosen one. */
  async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const interaction = await provider.interactionDetails(request, response);
    if (request.method !== "POST") {
      sendHtml(response, 200, chooserPage([...people.values()]));
      return;
    }
    const form = new URLSearchParams(await text(request));
    const accountId = form.get("account") ?? "";
    if (!form.has("cancel") && !people.has(accountId)) throw new Error("nobody was chosen");
    if (!form.has("cancel")) await leaveOtherAccount(interaction, accountId);
    const result = form.has("cancel")
      ? { error: "access_denied", error_description: "The user denied the request" }
      : { login: { accountId }, select_account: {} };
    const next = await provider.interactionResult(request, response, result, {
      mergeWithLastSubmission: false,
    });
    response.writeHead(303, { location: next }).end();
  }

  /** One browser can hold several of Google's accounts; the provider would ask to sign the other out. */
  async function leaveOtherAccount(
    interaction: Awaited<ReturnType<Provider["interactionDetails"]>>,
    accountId: string,
  ): Promise<void> {
    const { session } = interaction;
    if (session === undefined || session.accountId === accountId) return;
    await (await provider.Session.findByUid(session.uid))?.destroy();
    delete interaction.session;
    await interaction.persist();
  }

  async function control(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    if (request.method === "GET" && pathname === "/stand-in/log") {
      sendJson(response, 200, log);
      return;
    }
    const body = request.method === "PUT" ? await json(request) : undefined;
    if (pathname === "/stand-in/client") {
      Object.assign(client, clientSchema.parse(body));
      await google.register();
    } else if (pathname === "/stand-in/settings") {
      const change = settingsSchema.parse(body);
      coop = change.coop ?? coop;
      if (change.fault !== undefined) fault = change.fault ?? undefined;
    } else if (pathname === "/stand-in/people") {
      const change = personChangeSchema.parse(body);
      const person = people.get(change.id);
      if (person === undefined) throw new Error("there is no such person");
      people.set(change.id, { ...person, ...definedOnly(change) });
    } else {
      throw new Error(`there is nothing to change at ${pathname}`);
    }
    response.writeHead(204).end();
  }

  await google.register();
  return {
    url,
    userInfoUrl: `${url}${USER_INFO_PATH}`,
    log,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function definedOnly(change: z.infer<typeof personChangeSchema>): Partial<GooglePerson> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8" });
  response.end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(html);
}
