import { useState } from 'react';

import { AskForm } from './ask-form';
import { PortalBox } from './portal-box';

/** A button that opens a dialog with one field. The app uses it in many places. */
export function RenameBox({ opener, onRename }: { opener: string; onRename(name: string): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {opener}
      </button>
      {isOpen && (
        <PortalBox name="Rename" onClose={() => setOpen(false)}>
          <AskForm
            field="New name"
            act="Rename"
            onAnswer={(name) => {
              onRename(name);
              setOpen(false);
            }}
          />
        </PortalBox>
      )}
    </>
  );
}
