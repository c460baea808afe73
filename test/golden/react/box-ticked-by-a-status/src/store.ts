import { create } from 'zustand';

export const useTasks = create((set) => ({
  tasks: [],
  update: (id: string, patch: object) =>
    set((state) => ({ tasks: state.tasks.map((task) => (task.id === id ? { ...task, ...patch } : task)) })),
}));
