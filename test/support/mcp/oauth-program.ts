import type {
  OAuthClientInformationMixed,
  OAuthClientProvider,
  OAuthDiscoveryState,
  OAuthTokens,
} from "@modelcontextprotocol/client";

/** A program that signs in by the protocol's own client, as one on somebody's machine does. */
export type OAuthProgram = OAuthClientProvider & {
  /** Where it sent the browser last. */
  readonly sentTo: () => URL;
  readonly kept: () => OAuthTokens | undefined;
  readonly client: () => OAuthClientInformationMixed | undefined;
};

export function createOAuthProgram(): OAuthProgram {
  let sentTo: URL | undefined;
  let client: OAuthClientInformationMixed | undefined;
  let tokens: OAuthTokens | undefined;
  let discovered: OAuthDiscoveryState | undefined;
  let verifier = "";
  return {
    redirectUrl: "http://127.0.0.1:4711/callback",
    clientMetadata: {
      client_name: "Trip Helper",
      redirect_uris: ["http://127.0.0.1:4711/callback"],
    },
    clientInformation: () => client,
    saveClientInformation(information) {
      client = information;
    },
    tokens: () => tokens,
    saveTokens(saved) {
      tokens = saved;
    },
    redirectToAuthorization(url) {
      sentTo = url;
    },
    saveCodeVerifier(saved) {
      verifier = saved;
    },
    codeVerifier: () => verifier,
    saveDiscoveryState(state) {
      discovered = state;
    },
    discoveryState: () => discovered,
    state: () => "a state of the program's",
    sentTo() {
      if (sentTo === undefined) throw new Error("it has sent nobody anywhere");
      return sentTo;
    },
    kept: () => tokens,
    client: () => client,
  };
}
