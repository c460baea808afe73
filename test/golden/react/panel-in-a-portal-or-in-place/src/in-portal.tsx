import type { ComponentType, ReactNode } from 'react';

interface InPortalProps {
  portal: ComponentType<{ children: ReactNode }>;
  isInline: boolean;
  children: ReactNode;
}

export function InPortal({ portal: Portal, isInline, children }: InPortalProps) {
  return isInline ? children : <Portal>{children}</Portal>;
}
