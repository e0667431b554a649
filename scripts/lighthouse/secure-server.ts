import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOST } from "../serve/listen";
import { createSiteServer } from "../serve/server";
import { UserError } from "../user-error";

/** openssl arguments for a self-signed certificate of the local address, valid for a day; the browser accepts it. */
const CERTIFICATE = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${HOST}`;

/** Creates the certificate. @throws UserError if openssl is not installed */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "pingo-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    execFileSync("openssl", [...CERTIFICATE.split(" "), "-keyout", key, "-out", cert], { stdio: "pipe" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new UserError(`The measurement needs the program openssl for a certificate. ${reason}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates a server that sends the site as hosts do: encrypted, over HTTP/2, with the responses of `createSiteServer`.
 *
 * @throws UserError if openssl is not installed
 */
export function createSecureSiteServer(dir: string): Http2SecureServer {
  const site = createSiteServer(dir);
  return createSecureServer(createCertificate(), (request, response) => {
    site.emit("request", request, response);
  });
}
