import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface Props {
  onPaid: () => void;
  onDelete: () => void;
}

export function RowMenu({ onPaid, onDelete }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton aria-label="More actions" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)}>
        ⋮
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem
          onClick={() => {
            close();
            onPaid();
          }}
        >
          Mark as paid
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onDelete();
          }}
        >
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}
