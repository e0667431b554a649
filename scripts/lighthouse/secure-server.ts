import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOST } from "../serve/listen";
import { createSiteServer } from "../serve/server";
import { UserError } from "../user-error";

/** Signs itself, for this machine's own address and a day; the browser is told not to mind. */
const CERTIFICATE = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=${HOST}`;

/** @throws UserError on a machine without openssl */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "pingo-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    execFileSync("openssl", [...CERTIFICATE.split(" "), "-keyout", key, "-out", cert], { stdio: "pipe" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    throw new UserError(`A certificate for the measurement needs the program openssl. ${reason}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The site as hosts send it to a browser: encrypted, over HTTP/2. The answers are those of `createSiteServer`.
 *
 * @throws UserError on a machine without openssl
 */
export function createSecureSiteServer(dir: string): Http2SecureServer {
  const site = createSiteServer(dir);
  return createSecureServer(certificate(), (request, response) => {
    site.emit("request", request, response);
  });
}
