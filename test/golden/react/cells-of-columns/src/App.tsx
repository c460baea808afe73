import { useState } from 'react';
import { flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';

/**
 * The cells of a row are its own, though a loop draws them. The tags in a cell are a list inside of the row. A box that
 * chooses all rows is no part of the search.
 */
export function App({ orders, people, remove, dismiss }) {
  return (
    <>
      <Orders orders={orders} remove={remove} />
      <People people={people} columns={['name', 'city']} dismiss={dismiss} />
    </>
  );
}

function Orders({ orders, remove }) {
  const [filter, setFilter] = useState('');
  const columns = [
    { accessorKey: 'customer', header: 'Customer' },
    { id: 'actions', cell: ({ row }) => <button onClick={() => remove(row.original.id)}>Delete</button> },
  ];
  const table = useReactTable({ data: orders, columns, state: { globalFilter: filter }, getCoreRowModel: getCoreRowModel() });
  return (
    <section>
      <input placeholder="Search orders" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <input type="checkbox" aria-label="Choose all" onChange={table.getToggleAllPageRowsSelectedHandler()} />
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
    </section>
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
