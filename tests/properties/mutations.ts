import fc from "fast-check";
import { type Node, parseTree } from "jsonc-parser";
import { NAMES, NOISE, TEXTS, VALUES } from "./fuzz-values";

const place = fc.nat({ max: 1_000_000 });

/** One change that may break a file; numbers select a place in a file of any size. */
const mutation = fc.oneof(
  fc.record({ kind: fc.constant("replace"), at: place, value: fc.constantFrom(...VALUES) }),
  fc.record({ kind: fc.constantFrom("remove", "duplicate", "wrap", "repeat"), at: place }),
  fc.record({ kind: fc.constant("swap"), at: place, with: place }),
  fc.record({ kind: fc.constant("rename"), at: place, name: fc.constantFrom(...NAMES) }),
  fc.record({ kind: fc.constant("say"), at: place, offset: place, text: fc.constantFrom(...TEXTS) }),
  fc.record({ kind: fc.constant("noise"), offset: place, text: fc.constantFrom(...NOISE) }),
  fc.record({ kind: fc.constant("cut"), offset: place, length: fc.nat({ max: 400 }) }),
  fc.record({ kind: fc.constant("keep"), offset: place }),
  fc.record({
    kind: fc.constant("encode"),
    as: fc.constantFrom("bom", "crlf", "utf16", "latin1", "minified", "bytes"),
    offset: place,
  }),
);

type Mutation = typeof mutation extends fc.Arbitrary<infer One> ? One : never;

/** One to three mutations that are applied together. */
export const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });

/** Returns every value node of a tree; with `keys`, every key node. */
function nodesOf(tree: Node | undefined, keys = false): Node[] {
  const nodes: Node[] = [];
  const visit = (node: Node) => {
    if (node.type !== "property") {
      if (!keys) nodes.push(node);
      for (const child of node.children ?? []) visit(child);
      return;
    }
    const [key, value] = node.children ?? [];
    if (key && keys) nodes.push(key);
    if (value) visit(value);
  };
  if (tree) visit(tree);
  return nodes;
}

const elementAt = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const splice = (text: string, offset: number, length: number, added: string): string =>
  text.slice(0, offset) + added + text.slice(offset + length);

/** Removes a node with its key and one comma beside it. */
function removeNode(text: string, node: Node): string {
  const whole = node.parent?.type === "property" ? node.parent : node;
  const rest = splice(text, whole.offset, whole.length, "");
  const before = rest.slice(0, whole.offset);
  const after = rest.slice(whole.offset);
  if (/^\s*,/.test(after)) return before + after.replace(/^\s*,/, "");
  return before.replace(/,\s*$/, "") + after;
}

function swapNodes(text: string, a: Node, b: Node): string {
  const [first, second] = a.offset <= b.offset ? [a, b] : [b, a];
  // One node contains the other.
  if (second.offset < first.offset + first.length) return text;
  const [one, two] = [first, second].map(({ offset, length }) => text.slice(offset, offset + length));
  return splice(splice(text, second.offset, second.length, one ?? ""), first.offset, first.length, two ?? "");
}

/** Repeats a property (which duplicates its key) or an entry of a list, once or many times. */
function repeatNode(text: string, node: Node, times: number): string {
  const whole = node.parent?.type === "property" ? node.parent : node;
  const part = text.slice(whole.offset, whole.offset + whole.length);
  // Many copies of a large part would make a large file, which has a separate test.
  const count = part.length * times > 200_000 ? 1 : times;
  return splice(text, whole.offset, 0, `${part}, `.repeat(count));
}

function mutateText(text: string, mutation: Mutation): string {
  const offset = "offset" in mutation ? mutation.offset % (text.length + 1) : 0;
  if (mutation.kind === "noise") return splice(text, offset, 0, mutation.text);
  if (mutation.kind === "cut") return splice(text, offset, mutation.length, "");
  if (mutation.kind === "keep") return text.slice(0, offset);
  if (mutation.kind === "encode") return text;
  const tree = parseTree(text);
  const node = elementAt(nodesOf(tree, mutation.kind === "rename"), mutation.at);
  if (!node) return text;
  switch (mutation.kind) {
    case "replace":
      return splice(text, node.offset, node.length, mutation.value);
    case "remove":
      return removeNode(text, node);
    case "duplicate":
      return repeatNode(text, node, 1);
    case "repeat":
      return repeatNode(text, node, 300);
    case "wrap":
      return splice(
        text,
        node.offset,
        node.length,
        `[${text.slice(node.offset, node.offset + node.length)}]`,
      );
    case "rename":
      return splice(text, node.offset, node.length, JSON.stringify(mutation.name));
    case "swap": {
      const other = elementAt(nodesOf(tree), mutation.with);
      return other ? swapNodes(text, node, other) : text;
    }
    case "say": {
      const strings = nodesOf(tree).filter(({ type }) => type === "string");
      const string = elementAt(strings, mutation.at);
      if (!string) return text;
      const inside = 1 + (mutation.offset % Math.max(1, string.length - 1));
      return splice(text, string.offset + inside, 0, mutation.text);
    }
  }
}

function encode(bytes: Buffer, { as, offset }: Extract<Mutation, { kind: "encode" }>): Buffer {
  const text = bytes.toString("utf8");
  switch (as) {
    case "bom":
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
    case "crlf":
      return Buffer.from(text.replaceAll("\n", "\r\n"));
    case "utf16":
      return Buffer.from(text, "utf16le");
    case "latin1":
      return Buffer.from(`${text}é`, "latin1");
    case "minified":
      return Buffer.from(text.replace(/\n\s*/g, ""));
    case "bytes": {
      const at = offset % (bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xc3, 0x28, 0xff]), bytes.subarray(at)]);
    }
  }
}

/** Returns the bytes of a file after all mutations: first those of its text, then those of its encoding. */
export function mutate(source: string, changes: readonly Mutation[]): Buffer {
  const text = changes.reduce(mutateText, source);
  return changes.reduce<Buffer>(
    (bytes, change) => (change.kind === "encode" ? encode(bytes, change) : bytes),
    Buffer.from(text),
  );
}
