import React, { useState } from 'react';
import useDialogState from './use-dialog-state';
type Kind = 'create' | 'update' | 'delete';
export interface Task { id: string; title: string }
type ContextType = { open: Kind | null; setOpen: (str: Kind | null) => void; currentRow: Task | null; setCurrentRow: React.Dispatch<React.SetStateAction<Task | null>> };
const TasksContext = React.createContext<ContextType | null>(null);
export function TasksProvider({ children }: { children: React.ReactNode }) {
  const [open, setOpen] = useDialogState<Kind>(null);
  const [currentRow, setCurrentRow] = useState<Task | null>(null);
  return <TasksContext value={{ open, setOpen, currentRow, setCurrentRow }}>{children}</TasksContext>;
}
export const useTasks = () => {
  const tasksContext = React.useContext(TasksContext);
  if (!tasksContext) throw new Error('useTasks has to be used within <TasksContext>');
  return tasksContext;
};
