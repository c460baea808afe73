import type { ReactNode } from 'react';

export function Control({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <label className="control">
      <span className="control-label">{label}</span>
      {children}
    </label>
  );
}
