import { type ESTree, parseSync } from "rolldown/utils";
import { PlacedText } from "../placed-text";
import { UNKNOWN } from "../text";
import { decodeReferences, isInline, Lines, NON_TEXT_ATTRIBUTE, TAG } from "./markup";

/** Tailwind's arbitrary values: `w-[50%]` is not a share. */
const CLASS_VALUE = /[\w)]-\[[^\]\s]*\]/;
/** Path data (SVG 2, section 9.3), in which 9h is a line. */
const PATH_DATA = /^\s*[Mm]\s*[-\d.\ufffc][MmLlHhVvCcSsQqTtAaZz\d\s.,+\ufffc-]*$/;

/** A node of a syntax tree (https://github.com/estree/estree, with JSX and TypeScript). */
type Node = ESTree.Node;

/** Whether the value of a node's property is a node. */
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Unwraps an expression: removes parentheses, types and JSX containers. */
function unwrap(node: Node): Node {
  switch (node.type) {
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
    case "JSXExpressionContainer":
      return unwrap(node.expression);
  }
  return node;
}

const isString = (node: Node): node is ESTree.StringLiteral =>
  node.type === "Literal" && typeof node.value === "string";
const isNumber = (node: Node): node is ESTree.NumericLiteral =>
  node.type === "Literal" && typeof node.value === "number";

/** Whether only the compiler reads the node. Enums and namespaces exist at run time. */
const isType = ({ type }: Node): boolean => /^TS(?!Enum|Module|Export)/.test(type);

/** Whether an expression is a text: a string, a template, or a sum with one of them. */
function isText(expression: Node): boolean {
  const node = unwrap(expression);
  if (node.type === "BinaryExpression")
    return node.operator === "+" && (isText(node.left) || isText(node.right));
  return isString(node) || node.type === "TemplateLiteral";
}

/** Returns the name in an identifier or a quoted key; empty if it is computed. */
const nameOf = (node: Node): string =>
  node.type === "JSXIdentifier" || node.type === "Identifier" ? node.name : isString(node) ? node.value : "";

/** Methods whose texts are patterns: in text.replace(/a/, "$1"), $1 is not a price. Selectors are no words either. */
const PATTERN_METHOD = /^(?:replace(?:All)?|querySelector(?:All)?|closest|matches)$/;

const takesPatterns = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === "MemberExpression" && PATTERN_METHOD.test(nameOf(callee.property));

class CodeReader {
  readonly texts: PlacedText[] = [];

  constructor(readonly source: string) {}

  /** Adds the texts of a node. */
  visit(expression: Node): void {
    const node = unwrap(expression);
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression":
        return;
      case "ExportNamedDeclaration":
        if (node.declaration) this.visit(node.declaration);
        return;
      case "Property":
      case "PropertyDefinition":
      case "MethodDefinition":
        if (node.computed) this.visit(node.key);
        if (node.value && !NON_TEXT_ATTRIBUTE.test(nameOf(node.key))) this.visit(node.value);
        return;
      case "CallExpression":
        this.visit(node.callee);
        for (const argument of node.arguments)
          if (!takesPatterns(node) || !isText(argument)) this.visit(argument);
        return;
      case "JSXElement":
      case "JSXFragment": {
        // An element that is not in the text of another one.
        const lines = new Lines((line) => this.texts.push(line));
        this.#content([node], lines);
        lines.end();
        return;
      }
      case "JSXAttribute":
        if (node.value && !NON_TEXT_ATTRIBUTE.test(nameOf(node.name))) this.visit(node.value);
        return;
    }
    if (isText(node)) {
      const line = new PlacedText();
      this.#append(node, line);
      if (line.text.trim() !== "") this.texts.push(line);
    } else if (!isType(node)) this.#children(node);
  }

  #children(node: Node): void {
    for (const value of Object.values(node) as unknown[]) {
      if (Array.isArray(value)) for (const child of value) if (isNode(child)) this.visit(child);
      if (isNode(value)) this.visit(value);
    }
  }

  /** Adds the known parts of an expression to a text. */
  #append(expression: Node, line: PlacedText): void {
    const node = unwrap(expression);
    const { start, end } = node;
    if (isString(node)) line.append(node.value, start + 1, end - 1);
    else if (isNumber(node)) line.append(String(node.value), start, end);
    else if (node.type === "TemplateLiteral") this.#template(node, line);
    else if (node.type === "BinaryExpression" && isText(node)) {
      this.#append(node.left, line);
      this.#append(node.right, line);
    } else {
      line.append(UNKNOWN, start, end);
      this.visit(node);
    }
  }

  #template({ quasis, expressions }: ESTree.TemplateLiteral, line: PlacedText): void {
    for (const [index, { value, start }] of quasis.entries()) {
      // In TypeScript, a chunk's range includes its delimiters.
      const from = this.source.indexOf(value.raw, start);
      line.append(value.cooked ?? value.raw, from, from + value.raw.length);
      const expression = expressions[index];
      if (expression) this.#append(expression, line);
    }
  }

  #element(node: ESTree.JSXElement, lines: Lines, isBesideText: boolean): void {
    const { name, attributes } = node.openingElement;
    const tag = nameOf(name);
    const isComponent = !/^[a-z]/.test(tag);
    const isMark = isComponent ? isBesideText : isInline(tag);
    const edge = () => (isMark ? lines.current.append(TAG, node.start, node.start) : lines.end());
    edge();
    for (const attribute of attributes) this.visit(attribute);
    this.#content(node.children, lines);
    edge();
  }

  #content(children: readonly ESTree.JSXChild[], lines: Lines): void {
    // Next to words, a component is inline: $<Amount>12</Amount>.
    const isBesideText = children.some((child) => child.type === "JSXText" && child.value.trim() !== "");
    for (const child of children) {
      const node = unwrap(child);
      if (node.type === "JSXText") this.#jsxText(node, lines.current);
      else if (node.type === "JSXElement") this.#element(node, lines, isBesideText);
      else if (node.type === "JSXFragment") this.#content(node.children, lines);
      else if (node.type !== "JSXEmptyExpression") this.#append(node, lines.current);
    }
  }

  /** Removes line breaks at either end. Within the text they become spaces. */
  #jsxText({ start, end }: ESTree.JSXText, line: PlacedText): void {
    const written = this.source.slice(start, end);
    const text = written.replace(/^\s*\n\s*|\s*\n\s*$/g, "");
    const from = start + written.indexOf(text);
    line.append(decodeReferences(text.replace(/\s/g, " ")), from, from + text.length);
  }
}

/**
 * Returns the texts of a TypeScript or JavaScript file: strings, templates, and the words and attributes of JSX. Inline
 * elements become U+200B, values that are known only at run time U+FFFC. A file with syntax errors has no texts; the
 * bundler reports them.
 *
 * @param file path of the file, whose extension determines the syntax
 */
export function codeTexts(file: string, source: string): PlacedText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [];
  const reader = new CodeReader(source);
  reader.visit(program);
  return reader.texts.filter(({ text }) => !PATH_DATA.test(text) && !CLASS_VALUE.test(text));
}
