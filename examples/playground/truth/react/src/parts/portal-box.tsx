import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A dialog at the end of the page. */
export function PortalBox({ name, onClose, children }: { name: string; onClose(): void; children: ReactNode }) {
  return createPortal(
    <div role="dialog" aria-label={name}>
      {children}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>,
    document.body,
  );
}
