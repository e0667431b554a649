import { type ESTree, parseSync } from "rolldown/utils";
import { isInline, Lines, SILENT_ATTRIBUTE, TAG, withoutReferences } from "./markup";
import { PlacedText, UNKNOWN } from "./placed-text";
import { bare, isNode, isNumber, isReplacing, isString, isText, isType, type Node, nameOf } from "./syntax";

/** Tailwind's values of its own: `w-[50%]` is no share of anything. */
const CLASS_VALUE = /[\w)]-\[[^\]\s]*\]/;
/** A path to draw (SVG 2, section 9.3), in which 9h is a line. */
const PATH_DATA = /^\s*[Mm]\s*[-\d.\ufffc][MmLlHhVvCcSsQqTtAaZz\d\s.,+\ufffc-]*$/;

class CodeReader {
  readonly texts: PlacedText[] = [];
  /** Strings and numbers that a name at the top of the file stands for. */
  readonly #constants = new Map<string, string>();

  constructor(
    readonly source: string,
    program: ESTree.Program,
  ) {
    for (const statement of program.body) this.#learn(statement);
    this.#visit(program);
  }

  #learn(statement: Node): void {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return;
    for (const { id, init } of declaration.declarations) {
      const value = init && bare(init);
      if (id.type !== "Identifier" || !value) continue;
      if (isString(value) || isNumber(value)) this.#constants.set(id.name, String(value.value));
    }
  }

  #visit(expression: Node): void {
    const node = bare(expression);
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression":
        return;
      case "ExportNamedDeclaration":
        if (node.declaration) this.#visit(node.declaration);
        return;
      case "Property":
      case "PropertyDefinition":
      case "MethodDefinition":
        if (node.computed) this.#visit(node.key);
        if (node.value && !SILENT_ATTRIBUTE.test(nameOf(node.key))) this.#visit(node.value);
        return;
      case "CallExpression":
        this.#visit(node.callee);
        for (const argument of node.arguments)
          if (!isReplacing(node) || !isText(argument)) this.#visit(argument);
        return;
      case "JSXElement":
      case "JSXFragment":
        this.#root(node);
        return;
      case "JSXAttribute":
        this.#attribute(node);
        return;
    }
    if (isText(node)) this.#line((line) => this.#append(node, line));
    else if (!isType(node)) this.#children(node);
  }

  #children(node: Node): void {
    for (const value of Object.values(node) as unknown[]) {
      if (Array.isArray(value)) for (const child of value) if (isNode(child)) this.#visit(child);
      if (isNode(value)) this.#visit(value);
    }
  }

  /** Collects a text; one without a word is none. */
  #line(fill: (line: PlacedText) => void): void {
    const line = new PlacedText();
    fill(line);
    if (line.text.trim() !== "") this.texts.push(line);
  }

  /** Adds what is known of an expression to a text. */
  #append(expression: Node, line: PlacedText): void {
    const node = bare(expression);
    const { start, end } = node;
    const constant = node.type === "Identifier" ? this.#constants.get(node.name) : undefined;
    if (constant !== undefined) line.append(constant, start, end);
    else if (isString(node)) line.append(node.value, start + 1, end - 1);
    else if (isNumber(node)) line.append(String(node.value), start, end);
    else if (node.type === "TemplateLiteral") this.#template(node, line);
    else if (node.type === "BinaryExpression" && isText(node)) {
      this.#append(node.left, line);
      this.#append(node.right, line);
    } else {
      line.append(UNKNOWN, start, end);
      this.#visit(node);
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

  #attribute({ name, value }: ESTree.JSXAttribute): void {
    if (value && !SILENT_ATTRIBUTE.test(nameOf(name))) this.#visit(value);
  }

  /** An element that stands in no other one's text. */
  #root(node: ESTree.JSXElement | ESTree.JSXFragment): void {
    const lines = new Lines((line) => this.texts.push(line));
    this.#element(node, lines, false);
    lines.end();
  }

  #element(node: ESTree.JSXElement | ESTree.JSXFragment, lines: Lines, isBesideText: boolean): void {
    if (node.type === "JSXFragment") {
      this.#content(node.children, lines);
      return;
    }
    const { name, attributes } = node.openingElement;
    const tag = nameOf(name);
    const isComponent = !/^[a-z]/.test(tag);
    const isMark = isComponent ? isBesideText : isInline(tag);
    const edge = () => (isMark ? lines.current.append(TAG, node.start, node.start) : lines.end());
    edge();
    for (const attribute of attributes) this.#visit(attribute);
    this.#content(node.children, lines);
    edge();
  }

  #content(children: readonly ESTree.JSXChild[], lines: Lines): void {
    // Beside words, a component stands in the line: $<Amount>12</Amount>.
    const isBesideText = children.some((child) => child.type === "JSXText" && child.value.trim() !== "");
    for (const child of children) {
      const node = bare(child);
      if (node.type === "JSXText") this.#jsxText(node, lines.current);
      else if (node.type === "JSXElement" || node.type === "JSXFragment")
        this.#element(node, lines, isBesideText);
      else if (node.type === "JSXSpreadChild") this.#visit(node.expression);
      else if (node.type !== "JSXEmptyExpression") this.#append(node, lines.current);
    }
  }

  /** Breaks of the line at either end are none; within the text they are spaces. */
  #jsxText({ start, end }: ESTree.JSXText, line: PlacedText): void {
    const written = this.source.slice(start, end);
    const text = written.replace(/^\s*\n\s*|\s*\n\s*$/g, "");
    const from = start + written.indexOf(text);
    line.append(withoutReferences(text.replace(/\s/g, " ")), from, from + text.length);
  }
}

/**
 * The texts of a TypeScript or JavaScript file: strings, templates, and the words and attributes of JSX. Marks within a
 * line stand as U+200B, values that only the running program knows as U+FFFC. A file that cannot be parsed has none;
 * the bundler says why.
 *
 * @param file its path, whose ending says how to read it
 */
export function codeTexts(file: string, source: string): PlacedText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [];
  const { texts } = new CodeReader(source, program);
  return texts.filter(({ text }) => !PATH_DATA.test(text) && !CLASS_VALUE.test(text));
}
