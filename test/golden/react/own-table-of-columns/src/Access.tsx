import type { ReactNode } from 'react';
import { useUser } from './user';

export function Access({ check, roles, fallback = null, children }: { check?: boolean; roles?: string[]; fallback?: ReactNode; children: ReactNode }) {
  const user = useUser();
  let isAllowed = false;
  if (roles) isAllowed = roles.includes(user.data.role);
  if (typeof check !== 'undefined') isAllowed = check;
  return <>{isAllowed ? children : fallback}</>;
}
