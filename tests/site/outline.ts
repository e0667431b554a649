import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => "tagName" in node;

const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

const clean = (text: string) => text.replace(/\s+/g, " ").trim();

/** The line that an element adds to the outline, if any. */
function line(element: Element): string | undefined {
  const text = clean(textOf(element));
  if (element.tagName === "title") return `title: ${text}`;
  if (element.tagName === "meta") {
    const name = attribute(element, "name") ?? attribute(element, "property");
    return name && `meta ${name}: ${attribute(element, "content")}`;
  }
  if (element.tagName === "link" && attribute(element, "rel") === "canonical")
    return `canonical: ${attribute(element, "href")}`;
  if (attribute(element, "type") === "application/ld+json")
    return `json-ld: ${String((JSON.parse(textOf(element)) as { "@type": string })["@type"])}`;
  if (/^h[1-6]$/.test(element.tagName)) return `${"#".repeat(Number(element.tagName[1]))} ${text}`;
  if (element.tagName === "a") return `  link ${text} → ${attribute(element, "href")}`;
  if (element.tagName === "button") return `  button ${text}`;
  if (element.tagName === "section")
    return `\n[${attribute(element, "data-block")}${attribute(element, "id") ? ` #${attribute(element, "id")}` : ""}]`;
  if (["header", "main", "footer"].includes(element.tagName)) return `\n<${element.tagName}>`;
  return undefined;
}

function walk(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const own = line(node);
    return [...(own ? [own] : []), ...walk(node.childNodes)];
  });
}

/** What a page consists of, in lines that a person can read: meta, sections, headings, links and buttons. */
export function outline(html: string): string {
  return `${walk(parse(html).childNodes).join("\n")}\n`;
}
