import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

const stages = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'doing', label: 'In work' },
  { value: 'finished', label: 'Finished' },
];

export function StageMenu({ onChoose, onDelete }: { onChoose: (stage: string) => void; onDelete: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const setProgress = (stage: string) => {
    onChoose(stage);
    close();
  };
  return (
    <>
      <IconButton aria-label="Change the job" onClick={(event) => setAnchor(event.currentTarget)}>
        ⋮
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {stages.map(({ value, label }) => (
          <MenuItem key={value} onClick={() => setProgress(value)}>
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            onDelete();
            close();
          }}
        >
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}
