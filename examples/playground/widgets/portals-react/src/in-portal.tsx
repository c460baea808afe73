import type { ComponentType, ReactNode } from 'react';

interface InPortalProps {
  portal: ComponentType<{ children: ReactNode }>;
  isInline: boolean;
  children: ReactNode;
}

/** What a library's portal takes out of the page, or leaves in its place. */
export function InPortal({ portal: Portal, isInline, children }: InPortalProps) {
  return isInline ? children : <Portal>{children}</Portal>;
}
