import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** How an authenticator, or a browser, is not as it should be. */
export type Bend = {
  readonly origin?: string;
  readonly rpId?: string;
  /** Nobody was verified: a finger on the key and no more. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly type?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
};

type Options = { readonly challenge: string };
const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

/** A passkey's authenticator and its browser in one, which can be made to do what no real one does. */
export function createSoftAuthenticator(url: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = "";

  function clientData(type: string, { challenge }: Options, bend: Bend): Buffer {
    const origin = bend.origin ?? new URL(url).origin;
    const said = { type: bend.type ?? type, challenge: bend.challenge ?? challenge, origin };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }

  function authenticatorData(bend: Bend, flags: number): Buffer {
    counter = bend.counter ?? counter + 1;
    const rpId = bend.rpId ?? new URL(url).hostname;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const verified = bend.isUnverified === true ? 0 : UV;
    return Buffer.concat([sha256(rpId), Buffer.from([UP | verified | flags]), count]);
  }

  const named = { id: id.toString("base64url"), rawId: id.toString("base64url") };
  return {
    id: named.id,
    /** Makes the passkey. @returns what the page sends. */
    create(options: Options & { readonly user: { readonly id: string } }, bend: Bend = {}): string {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const data = authenticatorData(bend, AT);
      const authData = Buffer.concat([data, Buffer.alloc(16), length, id, key]);
      const made = cborMap([
        ["fmt", "none"],
        ["attStmt", cborMap([])],
        ["authData", authData],
      ]);
      const response = {
        clientDataJSON: clientData("webauthn.create", options, bend).toString("base64url"),
        attestationObject: made.toString("base64url"),
        transports: ["internal"],
      };
      return JSON.stringify({ ...named, type: "public-key", response });
    },
    /** Uses the passkey. @returns what the page sends. */
    use(options: Options, bend: Bend = {}): string {
      const client = clientData("webauthn.get", options, bend);
      const data = authenticatorData(bend, 0);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      const response = {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle: bend.userHandle ?? userHandle,
      };
      return JSON.stringify({ ...named, type: "public-key", response });
    },
  };
}

/** The options that a page gives its script. */
export function passkeyOptionsIn(
  html: string,
): Options & { readonly user: { readonly id: string } } {
  const [, text = ""] = /data-options="([^"]+)"/.exec(html) ?? [];
  return JSON.parse(text.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** CBOR (RFC 8949) of what is needed here; a map as a value is given encoded. */
function cborMap(
  entries: readonly (readonly [number | string, number | string | Buffer])[],
): Buffer {
  const parts = entries.flatMap(([name, value]) => [
    cborItem(name),
    name === "attStmt" && Buffer.isBuffer(value) ? value : cborItem(value),
  ]);
  return Buffer.concat([head(5, entries.length), ...parts]);
}

function cborItem(value: number | string | Buffer): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  const bytes = Buffer.from(value);
  return Buffer.concat([head(typeof value === "string" ? 3 : 2, bytes.length), bytes]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}
