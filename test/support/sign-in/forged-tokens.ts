import { type Bend, EVIL_CLIENT } from "./evil-issuer.ts";

const HOUR_S = 3600;
const nowS = () => Math.floor(Date.now() / 1000);

/** Identity tokens that must not be believed. */
export const FORGED_TOKENS: Readonly<Record<string, Bend>> = {
  "another nonce": { claims: (good) => ({ ...good, nonce: "A".repeat(43) }) },
  "no nonce": { claims: ({ nonce: _, ...rest }) => rest },
  "a nonce that is no text": { claims: (good) => ({ ...good, nonce: [good.nonce] }) },
  "an empty nonce": { claims: (good) => ({ ...good, nonce: "" }) },
  "another issuer": { claims: (good) => ({ ...good, iss: "https://accounts.google.com" }) },
  "the issuer with a slash": { claims: (good, url) => ({ ...good, iss: `${url}/` }) },
  "the issuer under another name": {
    claims: (good, url) => ({ ...good, iss: url.replace("127.0.0.1", "localhost") }),
  },
  "no issuer": { claims: ({ iss: _, ...rest }) => rest },
  "an issuer that is no text": { claims: (good) => ({ ...good, iss: [good.iss] }) },
  "another audience": { claims: (good) => ({ ...good, aud: "another-client" }) },
  "other audiences": { claims: (good) => ({ ...good, aud: ["one-client", "another-client"] }) },
  "no audience": { claims: ({ aud: _, ...rest }) => rest },
  "an empty list of audiences": { claims: (good) => ({ ...good, aud: [] }) },
  "an audience that starts like ours": {
    claims: (good) => ({ ...good, aud: `${EVIL_CLIENT.id}-2` }),
  },
  "an audience that is an object": {
    claims: (good) => ({ ...good, aud: { [EVIL_CLIENT.id]: true } }),
  },
  "more audiences and no authorized party": {
    claims: (good) => ({ ...good, aud: [EVIL_CLIENT.id, "another-client"] }),
  },
  "more audiences and another authorized party": {
    claims: (good) => ({ ...good, aud: [EVIL_CLIENT.id, "other"], azp: "other" }),
  },
  "another authorized party": { claims: (good) => ({ ...good, azp: "another-client" }) },
  "an authorized party that is no text": {
    claims: (good) => ({ ...good, azp: [EVIL_CLIENT.id] }),
  },
  "no signature": { signedWith: "nothing" },
  "no signature, said in capitals": {
    signedWith: "nothing",
    header: (good) => ({ ...good, alg: "NONE" }),
  },
  "no signature, said to be RS256": {
    signedWith: "nothing",
    header: (good) => ({ ...good, alg: "RS256" }),
  },
  "no algorithm": { header: ({ alg: _, ...rest }) => rest },
  "a signature with the client's secret": { signedWith: "secret" },
  "a signature with the public key as a secret": { signedWith: "public-key" },
  "a signature with the secret, said to be RS256": {
    signedWith: "secret",
    header: (good) => ({ ...good, alg: "RS256" }),
  },
  "the signature of another key": { signedWith: "other-key" },
  "the signature of a key nobody announced": {
    signedWith: "other-key",
    header: (good) => ({ ...good, kid: "key-1" }),
  },
  "an unknown key's name": { header: (good) => ({ ...good, kid: "key-1" }) },
  "its own key in its header": {
    signedWith: "other-key",
    header: (good) => ({ ...good, kid: "key-1", jwk: { kty: "RSA", n: "AQAB", e: "AQAB" } }),
  },
  "a header that must be understood": {
    header: (good) => ({ ...good, crit: ["b64"], b64: false }),
  },
  "another algorithm than the key's": { header: (good) => ({ ...good, alg: "RS512" }) },
  "a signature cut short": { idToken: (good) => good.slice(0, -10) },
  "a signature left out": { idToken: (good) => good.slice(0, good.lastIndexOf(".") + 1) },
  "claims changed after signing": {
    idToken(good) {
      const [header, claims = "", signature] = good.split(".");
      const changed = JSON.parse(Buffer.from(claims, "base64url").toString());
      const encoded = Buffer.from(JSON.stringify({ ...changed, sub: "1" })).toString("base64url");
      return `${header}.${encoded}.${signature}`;
    },
    userInfo: (good) => ({ ...good, sub: "1" }),
  },
  "two parts": { idToken: (good) => good.split(".").slice(0, 2).join(".") },
  "four parts": { idToken: (good) => `${good}.AAAA` },
  "five parts, as if encrypted": { idToken: (good) => `${good}.AAAA.AAAA` },
  "no parts": { idToken: () => "nonsense" },
  "no text": { idToken: () => 42 },
  "an end in the past": {
    claims: (good) => ({ ...good, iat: nowS() - 2 * HOUR_S, exp: nowS() - HOUR_S }),
  },
  "an end two minutes ago": {
    claims: (good) => ({ ...good, iat: nowS() - HOUR_S, exp: nowS() - 120 }),
  },
  "an end that is text": { claims: (good) => ({ ...good, exp: String(good.exp) }) },
  "a beginning in an hour": { claims: (good) => ({ ...good, nbf: nowS() + HOUR_S }) },
  "an issue in two minutes": { claims: (good) => ({ ...good, iat: nowS() + 120 }) },
  "an issue in a year": {
    claims: (good) => ({ ...good, iat: nowS() + 8760 * HOUR_S, exp: nowS() + 8761 * HOUR_S }),
  },
  "an issue that is text": { claims: (good) => ({ ...good, iat: "now" }) },
  "no subject": { claims: ({ sub: _, ...rest }) => rest },
  "an empty subject": {
    claims: (good) => ({ ...good, sub: "" }),
    userInfo: (good) => ({ ...good, sub: "" }),
  },
  "a subject that is a number": { claims: (good) => ({ ...good, sub: 1001 }) },
  "a subject without an end": {
    claims: (good) => ({ ...good, sub: "1".repeat(256) }),
    userInfo: (good) => ({ ...good, sub: "1".repeat(256) }),
  },
  "no time of issue": { claims: ({ iat: _, ...rest }) => rest },
  "no end": { claims: ({ exp: _, ...rest }) => rest },
  "the hash of another access token": { claims: (good) => ({ ...good, at_hash: "A".repeat(22) }) },
};
