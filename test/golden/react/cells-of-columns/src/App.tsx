import { flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';

/** The cells of a row are its own, though a loop draws them. The tags in a cell are a list inside of the row. */
export function App({ orders, people, remove, dismiss }) {
  return (
    <>
      <Orders orders={orders} remove={remove} />
      <People people={people} columns={['name', 'city']} dismiss={dismiss} />
    </>
  );
}

function Orders({ orders, remove }) {
  const columns = [
    { accessorKey: 'customer', header: 'Customer' },
    { id: 'actions', cell: ({ row }) => <button onClick={() => remove(row.original.id)}>Delete</button> },
  ];
  const table = useReactTable({ data: orders, columns, getCoreRowModel: getCoreRowModel() });
  return (
    <table>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function People({ people, columns, dismiss }) {
  return (
    <table>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            {columns.map((column) => (
              <td key={column}>{person[column]}</td>
            ))}
            <td>
              {person.tags.map((tag) => (
                <span key={tag}>{tag}</span>
              ))}
            </td>
            <td>
              <button onClick={() => dismiss(person.id)}>Dismiss</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
