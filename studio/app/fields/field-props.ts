import type { ComponentType } from "react";
import type { Located } from "../../../schema/field-title";
import type { JsonPath, JsonValue } from "../../../schema/json-document";
import type { Field } from "./field";

interface Place {
  path: JsonPath;
  value: JsonValue | undefined;
  /** False for what may be left out. */
  isRequired: boolean;
  /** Undefined takes the value away. */
  onChange: (value: JsonValue | undefined) => void;
}

/** A place of a page, and what stands there. */
export interface FieldViewProps extends Place {
  /** In the place of the schema's title, such as that of a numbered entry. */
  title?: string;
  at: readonly Located[];
  /** Without a heading of its own: the list around it shows the name. */
  isBare?: boolean;
}

/** What holds a single value. */
export interface ControlProps<Kind extends Field["kind"]> extends Place {
  field: Field & { kind: Kind };
  control: { id: string; "aria-describedby"?: string; "aria-invalid"?: true; "aria-label"?: string };
}

/** The heading of a field, for a control that no label can belong to. */
export const labelId = (id: string): string => `${id}-name`;

/** What holds other fields. They are drawn by what drew it, which is handed over: the two would import each other. */
export interface ContainerProps<Kind extends Field["kind"]> extends Place {
  field: Field & { kind: Kind };
  at: readonly Located[];
  View: ComponentType<FieldViewProps>;
}
