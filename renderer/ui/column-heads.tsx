/** The head of a table: one row with the names of its columns. */
export const ColumnHeads = ({ names, className }: { names: readonly string[]; className?: string }) => (
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
