interface ColumnHeadsProps {
  names: readonly string[];
  className?: string;
}

/** The head of a table: one row with the names of its columns. */
export const ColumnHeads = ({ names, className }: ColumnHeadsProps) => (
  <thead className={className}>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
