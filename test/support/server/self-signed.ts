import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Certificate = { readonly key: string; readonly cert: string };

/** A certificate that nobody has signed, for these hosts. Whoever believes it as an authority trusts it. */
export function selfSigned(hosts: readonly string[]): Certificate {
  const folder = mkdtempSync(join(tmpdir(), "tripwright-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const names = hosts.map((host) => `DNS:${host}`).join(",");
  const parameters = [
    ..."req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext".split(" "),
    `subjectAltName=${names}`,
  ];
  execFileSync("openssl", [...parameters, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const certificate = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(folder, { recursive: true });
  return certificate;
}
