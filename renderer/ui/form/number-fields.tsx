import { useState } from "react";
import { readEntry } from "./entry";
import { NumberField, type NumberFieldRule } from "./number-field";

/** Numbers that a visitor enters, by name, in the order in which they are asked for. */
export type NumberRules<Name extends string> = readonly (NumberFieldRule & { name: Name })[];

interface NumberFieldsProps<Name extends string> {
  id: string;
  rules: NumberRules<Name>;
  start: Readonly<Record<Name, number>>;
  /** Receives the numbers after each change; undefined while one of them cannot be used. */
  onChange: (numbers: Record<Name, number> | undefined) => void;
}

/** Fields for a few numbers, each with its slider and its message. */
export function NumberFields<Name extends string>({ id, rules, start, onChange }: NumberFieldsProps<Name>) {
  const [texts, setTexts] = useState(
    () => new Map(rules.map(({ name }) => [name, { text: String(start[name]), isUnreadable: false }])),
  );
  const entryOf = (rule: NumberRules<Name>[number], from: typeof texts) => {
    const { text, isUnreadable } = from.get(rule.name) ?? { text: "", isUnreadable: false };
    return readEntry(text, rule, isUnreadable);
  };
  const change = (name: Name, text: string, isUnreadable: boolean) => {
    const next = new Map(texts).set(name, { text, isUnreadable });
    setTexts(next);
    const read = rules.map((rule) => [rule.name, entryOf(rule, next)] as const);
    const numbers = read.flatMap(([key, entry]) => ("value" in entry ? [[key, entry.value] as const] : []));
    onChange(
      numbers.length === rules.length ? (Object.fromEntries(numbers) as Record<Name, number>) : undefined,
    );
  };
  return (
    <div className="space-y-2.5">
      {rules.map((rule) => (
        <NumberField
          key={rule.name}
          id={id + rule.name}
          field={rule}
          text={texts.get(rule.name)?.text ?? ""}
          entry={entryOf(rule, texts)}
          onChange={(text, isUnreadable) => change(rule.name, text, isUnreadable)}
        />
      ))}
    </div>
  );
}
