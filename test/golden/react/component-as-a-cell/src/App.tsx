import { flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { Button } from 'my-buttons';
import { columns } from './columns';
import { DialogsProvider, useDialogs } from './dialogs';

function People({ people }) {
  const table = useReactTable({ data: people, columns, getCoreRowModel: getCoreRowModel() });
  return (
    <div>
    <Pages table={table} />
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
    </div>
  );
}

function Pages({ table }) {
  const count = table.getPageCount();
  return <Button disabled={count < 2} table={table} onClick={() => table.nextPage()}>Next page</Button>;
}

function Removal({ remove }) {
  const { open, person } = useDialogs();
  return open === 'remove' && <dialog aria-label="Remove a person"><button onClick={() => remove(person.id)}>Yes</button></dialog>;
}

export default function App({ people, remove }) {
  return (
    <DialogsProvider>
      <People people={people} />
      <Removal remove={remove} />
    </DialogsProvider>
  );
}
