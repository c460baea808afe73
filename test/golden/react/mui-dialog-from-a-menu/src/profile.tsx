import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import MoreVertIcon from '@mui/icons-material/MoreVert';

export default function Profile() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');

  return (
    <>
      <IconButton aria-label="Profile options" onClick={(event) => setAnchor(event.currentTarget)}>
        <MoreVertIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setOpen(true);
          }}
        >
          Edit profile
        </MenuItem>
        <MenuItem onClick={() => fetch('/api/session', { method: 'DELETE' })}>Log out</MenuItem>
      </Menu>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Edit your profile</DialogTitle>
        <DialogContent>
          <TextField label="Display name" value={name} onChange={(event) => setName(event.target.value)} required />
          <TextField label="Language" select defaultValue="en">
            <MenuItem value="en">English</MenuItem>
            <MenuItem value="de">German</MenuItem>
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={() => fetch('/api/profile', { method: 'PUT', body: name })}>Save profile</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
