import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

/** The files that an address of PostgreSQL may name, which its driver reads by itself. */
const FILES = ["sslrootcert", "sslcert", "sslkey"] as const;

/** Problems of the files that a DATABASE_URL names for TLS. */
export function problemsOfCertificates(url: string): string[] {
  const { searchParams } = new URL(url);
  return FILES.flatMap((name) => {
    const file = searchParams.get(name);
    if (file === null || (name === "sslrootcert" && file === "system")) return [];
    const problem = problemOfCertificates(file, name);
    return problem === undefined ? [] : [`DATABASE_URL names ${file} as ${name}, which ${problem}`];
  });
}

/** The problem of a file of certificates, as the end of a sentence; undefined where it can be used. */
export function problemOfCertificates(file: string, name?: (typeof FILES)[number]) {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    return "can't be read";
  }
  if (name === "sslkey") return undefined;
  try {
    new X509Certificate(content);
    return undefined;
  } catch {
    return "holds no certificate";
  }
}
