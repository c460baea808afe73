import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';

interface Props {
  count: number;
  onArchive: () => void;
  onDelete: () => void;
}

export function BulkToolbar({ count, onArchive, onDelete }: Props) {
  return (
    <Toolbar role="toolbar" aria-label="Selected invoices">
      <span>{count} selected</span>
      <Button onClick={onArchive}>Archive selected</Button>
      <Button color="error" onClick={onDelete}>
        Delete selected
      </Button>
    </Toolbar>
  );
}
