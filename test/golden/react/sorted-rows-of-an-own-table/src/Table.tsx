import { useMemo, useState } from 'react';

export function Table({ rows, columns }) {
  const [sort, setSort] = useState('name');
  const shown = useMemo(() => [...rows].sort((one, other) => (one[sort] > other[sort] ? 1 : -1)), [rows, sort]);
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.field} onClick={() => setSort(column.field)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td key={column.field}>{column.render ? column.render(row) : row[column.field]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
