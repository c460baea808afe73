import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';

import { rooms, useDesk } from './use-desk';

export function MuiDesk() {
  const { kept, keep, said, setSaid, isInline } = useDesk();
  const page = useRef<HTMLElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const rename = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'guest' | 'more' | 'filters' | 'rename' | null>(null);
  const [isAddressOpen, setIsAddressOpen] = useState(false);
  const [name, setName] = useState('');
  const [room, setRoom] = useState('');
  const [street, setStreet] = useState('');
  const [keyword, setKeyword] = useState('');
  const [listName, setListName] = useState('');
  /** In place, a modal makes only the desk around it unreadable. */
  const place = { disablePortal: isInline, container: isInline ? () => page.current : undefined };

  return (
    <main ref={page}>
      <h1>{kept.listName}</h1>
      <Stack direction="row" spacing={2}>
        <Button onClick={() => setOpen('guest')}>New guest</Button>
        <Button ref={more} aria-haspopup="menu" onClick={() => setOpen('more')}>
          More
        </Button>
        <Button onClick={() => setOpen('filters')}>Filters</Button>
        <Button ref={rename} aria-haspopup="dialog" onClick={() => setOpen('rename')}>
          Rename
        </Button>
      </Stack>

      <Dialog {...place} open={open === 'guest'} onClose={() => setOpen(null)} aria-labelledby="guest-title">
        <DialogTitle id="guest-title">New guest</DialogTitle>
        <DialogContent>
          <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
          <TextField
            select
            label="Room"
            value={room}
            onChange={(event) => setRoom(event.target.value)}
            slotProps={{ select: { MenuProps: place } }}
          >
            {rooms.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </TextField>
          <Button onClick={() => setIsAddressOpen(true)}>Add address</Button>
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              keep({ guest: { name, room } }, `${name} is a guest now`);
              setOpen(null);
            }}
          >
            Save guest
          </Button>
        </DialogActions>
      </Dialog>

      <Dialog {...place} open={isAddressOpen} onClose={() => setIsAddressOpen(false)} aria-labelledby="address-title">
        <DialogTitle id="address-title">Address</DialogTitle>
        <DialogContent>
          <TextField label="Street" value={street} onChange={(event) => setStreet(event.target.value)} />
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              keep({ street }, 'The address was kept');
              setIsAddressOpen(false);
            }}
          >
            Keep address
          </Button>
        </DialogActions>
      </Dialog>

      <Menu {...place} anchorEl={() => more.current} open={open === 'more'} onClose={() => setOpen(null)}>
        <MenuItem
          onClick={() => {
            keep({ done: 'archived' }, 'The list was archived');
            setOpen(null);
          }}
        >
          Archive list
        </MenuItem>
        <MenuItem
          onClick={() => {
            keep({ done: 'copied' }, 'The list was copied');
            setOpen(null);
          }}
        >
          Copy list
        </MenuItem>
      </Menu>

      <Drawer anchor="right" {...place} open={open === 'filters'} onClose={() => setOpen(null)}>
        <Stack role="dialog" aria-label="Filters" spacing={2} sx={{ padding: 3 }}>
          <TextField label="Keyword" value={keyword} onChange={(event) => setKeyword(event.target.value)} />
          <Button
            onClick={() => {
              keep({ keyword }, 'The filters were applied');
              setOpen(null);
            }}
          >
            Apply filters
          </Button>
        </Stack>
      </Drawer>

      <Popover {...place} anchorEl={() => rename.current} open={open === 'rename'} onClose={() => setOpen(null)}>
        <Stack spacing={2} sx={{ padding: 3 }}>
          <TextField label="List name" value={listName} onChange={(event) => setListName(event.target.value)} />
          <Button
            onClick={() => {
              keep({ listName }, 'The list has a new name');
              setOpen(null);
            }}
          >
            Save name
          </Button>
        </Stack>
      </Popover>

      <Portal disablePortal={isInline}>
        <Snackbar open={said !== ''} onClose={() => setSaid('')} autoHideDuration={60_000}>
          <Alert severity="success">{said}</Alert>
        </Snackbar>
      </Portal>
    </main>
  );
}
