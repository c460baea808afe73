import { Checkbox, IconButton, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import EditIcon from '@mui/icons-material/Edit';
import { useState } from 'react';

interface Thing {
  id: number;
  name: string;
}

/** A press on an item packs the thing; its box only shows that. `ListItemIcon` places the box, and is no icon. "Fragile" is a box of its own. */
export function Packing({ onEdit }: { onEdit(thing: Thing): void }) {
  const [things] = useState<Thing[]>([]);
  const [packed, setPacked] = useState<number[]>([]);
  const [fragile, setFragile] = useState<number[]>([]);
  const toggle = (id: number) => () =>
    setPacked((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id]));
  return (
    <List>
      {things.map((thing) => (
        <ListItem
          key={thing.id}
          disablePadding
          secondaryAction={
            <IconButton edge="end" onClick={() => onEdit(thing)}>
              <EditIcon />
            </IconButton>
          }
        >
          <ListItemButton onClick={toggle(thing.id)}>
            <ListItemIcon>
              <Checkbox edge="start" checked={packed.includes(thing.id)} tabIndex={-1} disableRipple />
            </ListItemIcon>
            <ListItemText primary={thing.name} />
          </ListItemButton>
          <Checkbox
            inputProps={{ 'aria-label': 'Fragile' }}
            checked={fragile.includes(thing.id)}
            onChange={() => setFragile([...fragile, thing.id])}
          />
        </ListItem>
      ))}
      {things.map((thing) => (
        <li key={thing.id} onClick={toggle(thing.id)}>
          <input type="checkbox" checked={packed.includes(thing.id)} readOnly /> {thing.name}
        </li>
      ))}
    </List>
  );
}
