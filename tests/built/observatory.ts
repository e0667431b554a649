import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { type RawResponse, sendRequest } from "./request";

const run = promisify(execFile);

const PACKAGE = "@mdn/mdn-http-observatory@1.4.8";
const INTEGRITY =
  "sha512-0goue3nubqDQuIqLaQWRUa7iNsgTOwIlJdqbiC8sO7PxqwmpdQJo9Q8GCvXkcp7s35yGj9X/RGkZ4iIBZoYHxw==";

/**
 * The package is not a dependency: its installation downloads two lists and fails if that is not allowed, and includes
 * a web server and a database. Its grading code needs none of them, so the package is only unpacked.
 */
const UNPACKED = resolve("node_modules/.cache/observatory");
const SOURCE = join(UNPACKED, "package");

async function download(): Promise<void> {
  rmSync(UNPACKED, { recursive: true, force: true });
  mkdirSync(UNPACKED, { recursive: true });
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", UNPACKED, PACKAGE]);
  const archive = join(UNPACKED, stdout.trim());
  const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
  if (found !== INTEGRITY) throw new Error(`${PACKAGE} is ${found}, not ${INTEGRITY}.`);
  await run("tar", ["-xzf", archive, "-C", UNPACKED]);
  // Its own requests go to the ports of real hosts, with its dependencies; `collectRequests` replaces them.
  writeFileSync(join(SOURCE, "src/retriever/session.js"), "export class Session {}");
  // The list of hosts that browsers know to be https only; no example domain is on it.
  writeFileSync(join(SOURCE, "conf/hsts-preload.json"), "{}");
}

interface Requests {
  hostname: string;
  resources: { path: string };
  responses: Record<string, unknown>;
}

interface Verdict {
  result: string;
  pass: boolean;
  constructor: { title: string };
}

/** The parts of the package that grade a site by its responses. */
interface Judge {
  ALL_TESTS: readonly ((requests: Requests) => Verdict)[];
  Requests: new (hostname: string) => Requests;
  getScoreModifier(result: string): number;
  getGradeForScore(score: number): { score: number; grade: string };
}

async function loadJudge(): Promise<Judge> {
  if (!existsSync(join(SOURCE, "conf/hsts-preload.json"))) await download();
  const load = (file: string) =>
    import(pathToFileURL(join(SOURCE, "src", file)).href) as Promise<Partial<Judge>>;
  const parts = await Promise.all(["constants.js", "types.js", "grader/grader.js"].map(load));
  return Object.assign({}, ...parts) as Judge;
}

/** Collects the responses that a scan needs, as if the host had a certificate and redirected http to https. */
async function collectRequests(judge: Judge, url: string, path: string): Promise<Requests> {
  const host = "www.pingo.example";
  const page = new URL(path, `https://${host}`);
  const answerOf = ({ status, headers }: RawResponse) => ({
    status,
    headers,
    verified: true,
    httpEquiv: new Map(),
  });
  const answer = await sendRequest(url, path);
  const preflight = { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "GET" };
  const requests = new judge.Requests(host);
  requests.resources.path = answer.body.toString();
  Object.assign(requests.responses, {
    auto: answerOf(answer),
    http: answerOf(answer),
    https: answerOf(answer),
    cors: answerOf(await sendRequest(url, path, preflight, "OPTIONS")),
    httpRedirects: [
      { url: new URL(path, `http://${host}`), status: 301 },
      { url: page, status: 200 },
    ],
    httpsRedirects: [{ url: page, status: 200 }],
  });
  Object.assign(requests, { session: { url: page, jar: { serializeSync: () => ({ cookies: [] }) } } });
  return requests;
}

/** The observatory's result for a page. */
export interface Grade {
  grade: string;
  score: number;
  /** Each test with its result, for the message of one that fails. */
  results: Record<string, string>;
  failed: string[];
}

/**
 * Grades a page of a server as Mozilla's HTTP Observatory does. Certificate and redirect to https depend on the host.
 *
 * @returns undefined, with a warning, if the package is not available
 */
export async function observatoryGrade(url: string, path: string): Promise<Grade | undefined> {
  let judge: Judge;
  try {
    judge = await loadJudge();
  } catch (fault) {
    const [reason] = (fault instanceof Error ? fault.message : String(fault)).split("\n");
    console.warn(`\nSKIPPED: Mozilla's HTTP Observatory could not be had (${reason}).\n`);
    return undefined;
  }
  const requests = await collectRequests(judge, url, path);
  const verdicts = judge.ALL_TESTS.map((test) => test(requests));
  // As in its src/scanner: bonus points count only if few points are lost.
  const modifiers = verdicts.map(({ result }) => judge.getScoreModifier(result));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const lost = sum(modifiers.filter((value) => value < 0));
  const { grade, score } = judge.getGradeForScore(lost >= 90 ? sum(modifiers) : lost);
  return {
    grade,
    score,
    results: Object.fromEntries(verdicts.map(({ constructor: { title }, result }) => [title, result])),
    failed: verdicts.filter(({ pass }) => !pass).map(({ constructor: { title } }) => title),
  };
}
