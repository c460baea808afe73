import { create } from 'zustand';

export const useStore = create((set) => ({
  notes: [],
  clearNotes: () => set({ notes: [] }),
  removeNote: (id: string) => fetch(`/notes/${id}`, { method: 'DELETE' }),
  archiveNotes: () => fetch('/notes/archive', { method: 'POST' }),
}));
