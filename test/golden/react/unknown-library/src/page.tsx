import { AcmeButton, AcmeDateField, AcmeDrawer, AcmeSelect, AcmeTextField, AcmeToggle } from '@acme/design-system';
import { useState } from 'react';

export function Page() {
  const [open, setOpen] = useState(false);
  const [town, setTown] = useState('');
  const [on, setOn] = useState(false);
  return (
    <>
      <AcmeButton onClick={() => setOpen(true)}>Settings</AcmeButton>
      <AcmeDrawer isOpen={open} title="Settings" onClose={() => setOpen(false)}>
        <AcmeTextField label="Nickname" name="nickname" required />
        <AcmeTextField label="Secret" name="secret" type="password" />
        <AcmeSelect label="Town" value={town} onChange={setTown} options={[{ value: 'osl', label: 'Oslo' }]} />
        <AcmeDateField label="Birthday" name="birthday" />
        <AcmeToggle checked={on} onChange={setOn}>
          Dark mode
        </AcmeToggle>
        <AcmeButton onClick={() => setOpen(false)}>Cancel</AcmeButton>
        <AcmeButton onClick={() => fetch('/settings', { method: 'PUT' })}>Save settings</AcmeButton>
      </AcmeDrawer>
    </>
  );
}
