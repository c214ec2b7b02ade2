import * as z from "zod/mini";
import type { Clock } from "../../lib/clock.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";
import type { SessionStore } from "../../store/session-store.ts";

/** As long as somebody may look at the page that has a challenge. */
const CHALLENGE_MS = 10 * 60_000;

const clientDataSchema = z.object({ challenge: z.string().check(z.regex(/^[\w-]{43}$/)) });
const issuedSchema = z.object({
  for: z.enum(["use", "add", "new"]),
  accountId: z.optional(z.string()),
});
/** To sign in, to add a passkey to an account, or to make a new account with one. */
type Issued = z.infer<typeof issuedSchema>;

/** Challenges that authenticators sign: each is good once, for its purpose, for ten minutes. */
export function createPasskeyChallenges(
  pending: Pick<SessionStore, "savePendingSignIn" | "takePendingSignIn">,
  clock: Clock,
) {
  return {
    async issue(issued: Issued): Promise<Buffer<ArrayBuffer>> {
      const challenge = newToken();
      const endsAtMs = clock.nowMs() + CHALLENGE_MS;
      await pending.savePendingSignIn(nameOf(challenge), JSON.stringify(issued), endsAtMs);
      return Buffer.from(challenge, "base64url");
    },

    /** The challenge that an answer is to, which is good no more. @throws where it wasn't issued for this. */
    async take(clientDataJSON: string, wanted: Issued["for"]) {
      const { challenge } = clientDataSchema.parse(
        JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()),
      );
      const payload = await pending.takePendingSignIn(nameOf(challenge), clock.nowMs());
      if (payload === undefined) throw new Error("the challenge is not ours, was used, or is over");
      const issued = issuedSchema.parse(JSON.parse(payload));
      if (issued.for !== wanted) throw new Error("the challenge was for something else");
      return { challenge, accountId: issued.accountId };
    },
  };
}

/** Of its own among what is kept there. */
const nameOf = (challenge: string) => hashToken(`passkey ${challenge}`);
