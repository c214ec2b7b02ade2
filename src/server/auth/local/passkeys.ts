import { isIP } from "node:net";
import * as z from "zod/mini";
import type { Clock } from "../../lib/clock.ts";
import type { Account, Passkey } from "../../store/account-store.ts";
import type { SessionStore } from "../../store/session-store.ts";
import { createPasskeyChallenges } from "./passkey-challenges.ts";

const base64url = z.string().check(z.regex(/^[\w-]{1,8000}$/));
const clientFields = {
  id: base64url.check(z.maxLength(1400)),
  rawId: base64url.check(z.maxLength(1400)),
  type: z.literal("public-key"),
};
/** The answer of `navigator.credentials.create`, as its `toJSON` has it; fields that we don't read are dropped. */
const createdSchema = z.object({
  ...clientFields,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))),
  }),
});
/** The answer of `navigator.credentials.get`. */
const usedSchema = z.object({
  ...clientFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.nullish(base64url),
  }),
});

/** Why browsers make no passkeys here: they tie them to a name, and to a connection that nobody can read. */
export type NoPasskeys = "address" | "insecure";

/** A passkey that was made or used rightly, as it is to be kept, and whose it is. */
export type ProvenPasskey = { readonly accountId: string; readonly passkey: Passkey };

/** Whose a new passkey will be, with those that they have. */
export type PasskeyOwner = {
  readonly id: string;
  readonly content: Pick<Account["content"], "name" | "passkeys">;
};

export type Passkeys = {
  /** Undefined where passkeys work. */
  readonly unavailable: NoPasskeys | undefined;
  /** The options with which the browser signs anybody in. */
  signInOptions(): Promise<object>;
  /** The options with which the browser makes one. @param purpose "new" for an account that is yet to be made. */
  creationOptions(owner: PasskeyOwner, purpose: "add" | "new"): Promise<object>;
  /**
   * Checks a passkey that was made.
   *
   * @param answer the browser's, unchecked.
   * @returns undefined where it wasn't made for us, just now, by somebody whom their device verified.
   */
  created(
    answer: unknown,
    purpose: "add" | "new",
    name: string,
  ): Promise<ProvenPasskey | undefined>;
  /** Checks a passkey that was used. @param find the account of an id. @returns undefined as above, and where it is nobody's. */
  used(
    answer: unknown,
    find: (accountId: string) => Promise<Account | undefined>,
  ): Promise<ProvenPasskey | undefined>;
};

type Site = { readonly expectedRPID: string; readonly expectedOrigin: string };

/** EdDSA, ES256 and RS256 (COSE): what authenticators have. Without a list the library would try Node's newest out, with a warning. */
const ALGORITHMS = [-8, -7, -257];

// The library is large: it is loaded when it is first needed.
const library = () => import("@simplewebauthn/server");

/**
 * Passkeys by WebAuthn: discoverable, the person verified by their device, tied to PUBLIC_URL's host.
 *
 * @param deps.pending keeps challenges, each to be taken once.
 * @param deps.log told why a passkey was refused.
 */
export function createPasskeys(deps: {
  readonly publicUrl: string;
  readonly pending: Pick<SessionStore, "savePendingSignIn" | "takePendingSignIn">;
  readonly clock: Clock;
  readonly log: { warn(facts: object, message: string): void };
}): Passkeys {
  const { publicUrl, pending, clock, log } = deps;
  const { hostname, origin } = new URL(publicUrl);
  const site: Site = { expectedRPID: hostname, expectedOrigin: origin };
  const challenges = createPasskeyChallenges(pending, clock);

  async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      log.warn({ problem: (error as Error).message.slice(0, 200) }, "a passkey was refused");
      return undefined;
    }
  }

  return {
    unavailable: whyUnavailable(publicUrl),

    async signInOptions() {
      const { generateAuthenticationOptions } = await library();
      const challenge = await challenges.issue({ for: "use" });
      const options = { rpID: hostname, challenge, userVerification: "required" } as const;
      return generateAuthenticationOptions(options);
    },

    async creationOptions({ id, content: { name, passkeys } }, purpose) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: "Tripwright",
        rpID: hostname,
        userName: name,
        userDisplayName: name,
        userID: Buffer.from(id),
        challenge: await challenges.issue({ for: purpose, accountId: id }),
        excludeCredentials: passkeys.map((one) => ({
          id: one.id,
          transports: [...one.transports],
        })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    created: (answer, purpose, name) =>
      orUndefined(async () => {
        const response = createdSchema.parse(answer);
        const { clientDataJSON } = response.response;
        const { challenge, accountId = "" } = await challenges.take(clientDataJSON, purpose);
        const made = await checkCreated(response, { ...site, expectedChallenge: challenge });
        const times = { createdAtMs: clock.nowMs(), lastUsedAtMs: 0 };
        return { accountId, passkey: { ...made, ...times, name } };
      }),

    used: (answer, find) =>
      orUndefined(async () => {
        const response = usedSchema.parse(answer);
        const { clientDataJSON, userHandle } = response.response;
        const { challenge } = await challenges.take(clientDataJSON, "use");
        const accountId = Buffer.from(userHandle ?? "", "base64url").toString();
        const passkeys = (await find(accountId))?.content.passkeys;
        const passkey = passkeys?.find(({ id }) => id === response.id);
        if (passkey === undefined) throw new Error("nobody has it");
        const now = await checkUsed(response, passkey, { ...site, expectedChallenge: challenge });
        return { accountId, passkey: { ...now, lastUsedAtMs: clock.nowMs() } };
      }),
  };
}

type Expected = Site & { readonly expectedChallenge: string };

async function checkCreated(answer: z.infer<typeof createdSchema>, expected: Expected) {
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...made } = answer.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expected,
    response: { ...answer, response: made, clientExtensionResults: {} },
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error("it isn't verified");
  const { credential, credentialBackedUp: isBackedUp } = registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString("base64url");
  return { id: credential.id, publicKey, counter: credential.counter, transports, isBackedUp };
}

/** @returns the passkey with its new count. */
async function checkUsed(
  answer: z.infer<typeof usedSchema>,
  passkey: Passkey,
  expected: Expected,
): Promise<Passkey> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle: _, ...said } = answer.response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expected,
    response: { ...answer, response: said, clientExtensionResults: {} },
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.publicKey, "base64url"),
      counter: passkey.counter,
    },
  });
  if (!verified) throw new Error("the signature is another's");
  const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
  return { ...passkey, counter, isBackedUp };
}

function whyUnavailable(publicUrl: string): NoPasskeys | undefined {
  const { hostname, protocol } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return "address";
  return protocol === "https:" || hostname === "localhost" ? undefined : "insecure";
}
