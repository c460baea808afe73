import type { ReactNode } from 'react';

interface NoticeProps {
  tone?: 'good' | 'bad';
  children: ReactNode;
}

/** Always in the page, so that a screen reader hears the text when it comes. */
export function Notice({ tone = 'good', children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
