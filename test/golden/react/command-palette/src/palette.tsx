import { Command } from 'cmdk';
import { useState } from 'react';

export function Palette() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Commands</button>
      <Command.Dialog open={open} onOpenChange={setOpen} label="Commands">
        <Command.Input placeholder="Type a command" />
        <Command.List>
          <Command.Item onSelect={() => fetch('/notes', { method: 'POST' })}>New note</Command.Item>
          <Command.Item onSelect={() => fetch('/notes', { method: 'DELETE' })}>Delete all notes</Command.Item>
        </Command.List>
      </Command.Dialog>
    </>
  );
}
