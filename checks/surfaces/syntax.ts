import type { ESTree } from "rolldown/utils";

/** A node of a syntax tree (https://github.com/estree/estree, with JSX and TypeScript). */
export type Node = ESTree.Node;

/** True for what is a node, among the values of a node's properties. */
export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** An expression without what only the compiler reads. */
export function bare(node: Node): Node {
  switch (node.type) {
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
      return bare(node.expression);
    case "JSXExpressionContainer":
      return bare(node.expression);
    default:
      return node;
  }
}

export const isString = (node: Node): node is ESTree.StringLiteral =>
  node.type === "Literal" && typeof node.value === "string";

export const isNumber = (node: Node): node is ESTree.NumericLiteral =>
  node.type === "Literal" && typeof node.value === "number";

/** True for what only the compiler reads. An enum and a namespace are there when the program runs. */
export const isType = ({ type }: Node): boolean => /^TS(?!Enum|Module|Export)/.test(type);

/** True for what makes a text of its own: a string, a template, or a sum that has one in it. */
export function isText(expression: Node): boolean {
  const node = bare(expression);
  if (node.type === "BinaryExpression")
    return node.operator === "+" && (isText(node.left) || isText(node.right));
  return isString(node) || node.type === "TemplateLiteral";
}

/** The name that an identifier or a quoted key gives; empty where it has to be computed. */
export const nameOf = (node: Node): string =>
  node.type === "JSXIdentifier" || node.type === "Identifier" ? node.name : isString(node) ? node.value : "";

/** True for a replacement, in whose texts $1 is no price: text.replace(/a/, "$1"). */
export const isReplacing = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === "MemberExpression" && /^replace(?:All)?$/.test(nameOf(callee.property));
