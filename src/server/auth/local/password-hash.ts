import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { composedPassword } from "../../../domain/accounts/password-rule.ts";
import { AppError } from "../../../domain/errors/app-error.ts";
import { createSemaphore } from "../../lib/semaphore.ts";

/** RFC 9106's second choice, for servers with little memory: 64 MiB, three passes. */
const COST = { memory: 65_536, passes: 3, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Of what is stored: an import may bring any. */
const MOST_MEMORY = 262_144;
const MOST_PASSES = 10;

/** Each takes 64 MiB and a quarter of a second of a processor. */
const turns = createSemaphore({
  permits: 2,
  maxWaiting: 40,
  waitMs: 10_000,
  onOverload: () => new AppError("busy"),
});
const derive = promisify(argon2);

/**
 * The hash of a password with a salt of its own, in the PHC string format.
 *
 * @throws AppError `busy`
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await run(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether a password has this hash. Where there is no hash that can be read, it takes as long to say no.
 *
 * @throws AppError `busy`
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const known = readHash(stored ?? "");
  if (known === undefined) {
    await run(password, randomBytes(SALT_BYTES), COST);
    return false;
  }
  const hash = await run(password, known.salt, known);
  return hash.length === known.hash.length && timingSafeEqual(hash, known.hash);
}

function readHash(text: string) {
  const found =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=1\$([\w+/]{8,64})\$([\w+/]{16,128})$/.exec(text);
  if (found === null) return undefined;
  const [, memory = "", passes = "", salt = "", hash = ""] = found;
  if (Number(memory) > MOST_MEMORY || Number(passes) > MOST_PASSES) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: 1,
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}

async function run(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  const release = await turns.acquire();
  try {
    const message = Buffer.from(composedPassword(password));
    const cost = { memory, passes, parallelism, tagLength: HASH_BYTES };
    return await derive("argon2id", { message, nonce, ...cost });
  } finally {
    release();
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
