import type { ComponentType } from "react";
import type { LocatedSchema } from "../../../schema/field-title";
import type { JsonPath, JsonValue } from "../../../schema/json-document";
import type { Field } from "./field";

interface Place {
  path: JsonPath;
  value: JsonValue | undefined;
  /** Whether the value is required. */
  isRequired: boolean;
  /** Sets the value; undefined removes it. */
  onChange: (value: JsonValue | undefined) => void;
}

/** Props of a field: its path, schemas and value. */
export interface FieldViewProps extends Place {
  /** Title instead of the schema's, such as for a numbered entry. */
  title?: string;
  at: readonly LocatedSchema[];
  /** Whether to omit the heading, since the surrounding list shows the name. */
  isBare?: boolean;
}

/** Props of a control for a single value. */
export interface ControlProps<Kind extends Field["kind"]> extends Place {
  field: Field & { kind: Kind };
  control: { id: string; "aria-describedby"?: string; "aria-invalid"?: true; "aria-label"?: string };
}

/** Returns the id of a field's label, for `aria-labelledby` of a control that a `label` element cannot reference. */
export const labelId = (id: string): string => `${id}-name`;

/** Props of a field that contains other fields. `View` renders them; it is passed to avoid a circular import. */
export interface ContainerProps<Kind extends Field["kind"]> extends Place {
  field: Field & { kind: Kind };
  at: readonly LocatedSchema[];
  View: ComponentType<FieldViewProps>;
}
