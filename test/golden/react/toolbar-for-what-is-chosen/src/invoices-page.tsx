import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';

import { BulkToolbar } from './bulk-toolbar';
import { start } from './invoices';
import { RowMenu } from './row-menu';

export function InvoicesPage() {
  const [invoices, setInvoices] = useState(start);
  const [selected, setSelected] = useState<string[]>([]);

  const toggle = (number: string) =>
    setSelected((before) => (before.includes(number) ? before.filter((one) => one !== number) : [...before, number]));

  async function markAsPaid(number: string) {
    await fetch(`/api/invoices/${number}`, { method: 'PATCH', body: JSON.stringify({ status: 'paid' }) });
    setInvoices((before) => before.map((one) => (one.number === number ? { ...one, status: 'paid' } : one)));
  }
  async function remove(numbers: string[]) {
    await Promise.all(numbers.map((number) => fetch(`/api/invoices/${number}`, { method: 'DELETE' })));
    setInvoices((before) => before.filter((one) => !numbers.includes(one.number)));
    setSelected((before) => before.filter((one) => !numbers.includes(one)));
  }
  async function archiveSelected() {
    await fetch('/api/invoices/archive', { method: 'POST', body: JSON.stringify(selected) });
    setInvoices((before) =>
      before.map((one) => (selected.includes(one.number) ? { ...one, status: 'archived' } : one)),
    );
    setSelected([]);
  }

  return (
    <main>
      <h1>Invoices</h1>
      {selected.length > 0 && (
        <BulkToolbar count={selected.length} onArchive={archiveSelected} onDelete={() => remove(selected)} />
      )}
      <Table aria-label="Invoices">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={selected.length === invoices.length}
                indeterminate={selected.length > 0 && selected.length < invoices.length}
                onChange={(event) => setSelected(event.target.checked ? invoices.map(({ number }) => number) : [])}
                slotProps={{ input: { 'aria-label': 'Select all invoices' } }}
              />
            </TableCell>
            <TableCell>Number</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>Amount</TableCell>
            <TableCell>Status</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map((invoice) => (
            <TableRow key={invoice.number} selected={selected.includes(invoice.number)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(invoice.number)}
                  onChange={() => toggle(invoice.number)}
                  slotProps={{ input: { 'aria-label': `Select ${invoice.number}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {invoice.number}
              </TableCell>
              <TableCell>{invoice.customer}</TableCell>
              <TableCell>{invoice.amount}</TableCell>
              <TableCell>{invoice.status}</TableCell>
              <TableCell>
                <RowMenu onPaid={() => markAsPaid(invoice.number)} onDelete={() => remove([invoice.number])} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </main>
  );
}
