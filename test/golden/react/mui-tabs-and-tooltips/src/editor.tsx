import DeleteIcon from '@mui/icons-material/Delete';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import { Box, IconButton, Link, List, ListItemButton, ListItemText, Tab, Tabs, Tooltip } from '@mui/material';
import { useState } from 'react';

export function Editor() {
  const [tab, setTab] = useState(0);
  return (
    <Box>
      <Tabs value={tab} onChange={(_, next) => setTab(next)} aria-label="Editor">
        <Tab label="Text" />
        <Tab label="History" />
      </Tabs>
      <Tooltip title="Delete page">
        <IconButton onClick={() => fetch('/page', { method: 'DELETE' })}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      <IconButton onClick={() => fetch('/page', { method: 'PUT' })}>
        <SaveIcon />
      </IconButton>
      <List>
        <ListItemButton component="a" href="/inbox">
          <ListItemText primary="Inbox" />
        </ListItemButton>
      </List>
      <Link href="/help">Help</Link>
    </Box>
  );
}
