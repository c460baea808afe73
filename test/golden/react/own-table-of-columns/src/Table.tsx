import type { ReactNode } from 'react';

export interface Column<Row> {
  title: string;
  field: keyof Row;
  Cell?: (props: { entry: Row }) => ReactNode;
  render?: (row: Row) => ReactNode;
}

export function Table<Row>({ rows, columns }: { rows: Row[]; columns: Column<Row>[] }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title}>{column.title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            {columns.map(({ Cell, field, render }) => (
              <td>{Cell ? <Cell entry={row} /> : render ? render(row) : `${row[field]}`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
