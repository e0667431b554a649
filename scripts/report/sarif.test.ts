import { describe, expect, it } from "vitest";
import type { CheckResult } from "../../checks/check-site";
import { ruleDocs } from "../../checks/rule-docs";
import type { Diagnostic } from "../../schema/diagnostic";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import { fault as contentFault } from "./report.fixture";
import { sarifReport } from "./sarif";

const fault: Diagnostic = {
  ...contentFault,
  file: "pages/blog/[postId].json",
  edit: { offset: 20, length: 3, text: "{{plans.standard.price}}" },
};
const warning: Diagnostic = { ...fault, severity: "warning", rule: "dead-link", where: "" };
const { edit: _, fix: __, ...bare } = warning;
const notice: Diagnostic = { ...bare, severity: "notice", rule: "not-a-rule" };

function logOf(diagnostics: Diagnostic[]): JsonObject {
  const value = JSON.parse(sarifReport("/site", { diagnostics } as unknown as CheckResult)) as JsonObject;
  return value;
}

const at = (value: JsonValue | undefined, ...steps: (string | number)[]): JsonValue | undefined =>
  steps.reduce<JsonValue | undefined>(
    (node, step) => (Array.isArray(node) ? node[Number(step)] : isJsonObject(node) ? node[step] : undefined),
    value,
  );

describe("a SARIF log", () => {
  const run = at(logOf([fault, warning, notice]), "runs", 0);

  it("has the properties that sections 3.13 to 3.19 of SARIF 2.1.0 require", () => {
    const log = logOf([fault]);
    expect(log.version).toBe("2.1.0");
    expect(log.$schema).toMatch(/^https:.*sarif.*2\.1\.0\.json$/);
    expect(log.runs).toHaveLength(1);
    expect(at(run, "tool", "driver", "name")).toBe("pingo-check");
    expect(at(run, "columnKind")).toBe("utf16CodeUnits");
    expect(at(run, "originalUriBaseIds", "%SRCROOT%", "uri")).toBe("file:///site/");
  });

  it("describes every rule, each once", () => {
    const rules = at(run, "tool", "driver", "rules") as JsonObject[];
    expect(rules.map(({ id }) => id)).toEqual(ruleDocs().map(({ name }) => name));
    for (const rule of rules) {
      expect(at(rule, "shortDescription", "text")).toMatch(/\.$/);
      expect(at(rule, "help", "text")).toMatch(/\S/);
      expect(["error", "warning", "note"]).toContain(at(rule, "defaultConfiguration", "level"));
    }
  });

  it("locates each result in the project, with its rule and level", () => {
    const rules = at(run, "tool", "driver", "rules") as JsonObject[];
    const results = at(run, "results") as JsonObject[];
    expect(results.map(({ level }) => level)).toEqual(["error", "warning", "note"]);
    expect(rules[Number(results[0]?.ruleIndex)]?.id).toBe("literal-figure");
    expect(results[2]).not.toHaveProperty("ruleIndex");
    const { ruleIndex: _index, ...result } = results[0] ?? {};
    expect(result).toMatchInlineSnapshot(`
      {
        "fixes": [
          {
            "artifactChanges": [
              {
                "artifactLocation": {
                  "uri": "pages/blog/%5BpostId%5D.json",
                  "uriBaseId": "%SRCROOT%",
                },
                "replacements": [
                  {
                    "deletedRegion": {
                      "charLength": 3,
                      "charOffset": 20,
                    },
                    "insertedContent": {
                      "text": "{{plans.standard.price}}",
                    },
                  },
                ],
              },
            ],
            "description": {
              "text": "Write {{plans.standard.price}}.",
            },
          },
        ],
        "level": "error",
        "locations": [
          {
            "physicalLocation": {
              "artifactLocation": {
                "uri": "pages/blog/%5BpostId%5D.json",
                "uriBaseId": "%SRCROOT%",
              },
              "region": {
                "endColumn": 15,
                "startColumn": 12,
                "startLine": 2,
              },
            },
          },
        ],
        "message": {
          "text": "block 2 Faq, Questions 1 › Answer: "$12" is typed by hand.
      Write {{plans.standard.price}}.",
        },
        "ruleId": "literal-figure",
      }
    `);
    expect(results[2]).not.toHaveProperty("fixes");
  });
});
