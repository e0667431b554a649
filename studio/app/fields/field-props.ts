import type { AriaAttributes, ComponentType } from "react";
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

/** Props of what edits the value of a field. */
export interface ControlProps<Kind extends Field["kind"]> extends Place {
  field: Field & { kind: Kind };
  at: readonly LocatedSchema[];
  /** Attributes of the control of a single value. */
  control: AriaAttributes & { id: string };
  /** Renders the fields that the field contains; it is passed to avoid a circular import. */
  View: ComponentType<FieldViewProps>;
}
