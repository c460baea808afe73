import { RowActions } from './RowActions';

export const columns = [
  { accessorKey: 'name', header: 'Name' },
  { id: 'actions', cell: RowActions },
];
