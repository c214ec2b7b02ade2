/** Node's and OpenSSL's codes for a certificate that is refused. */
const CERTIFICATE_CODE =
  /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA)/;

/** Whether what failed is that a certificate isn't trusted from here. */
export function isCertificateCode(code: string | undefined): boolean {
  return code !== undefined && CERTIFICATE_CODE.test(code);
}
