import { z } from 'zod';
export const Status = z.enum(['todo', 'doing', 'done']);
export const Priority = z.nativeEnum({ Low: 'low', High: 'high' } as const);
export enum Role { Admin = 'admin', User = 'user' }
export const ROLES = { admin: 'Administrator', user: 'Member' } as const;
export const labels: Record<string, string> = { todo: 'To do', doing: 'In progress', done: 'Done' };
