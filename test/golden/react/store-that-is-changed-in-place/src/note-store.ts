import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { immer } from 'zustand/middleware/immer';

interface Note {
  id: string;
  title: string;
}

interface NoteStore {
  notes: Note[];
  openId: string | null;
  actions: { add: (id: string) => void; open: (id: string | null) => void; toggle: (id: string) => void; remove: (id: string) => void };
}

const useNoteStore = create<NoteStore>()(
  persist(
    immer((set) => ({
      notes: [],
      openId: null,
      actions: {
        add: (id) =>
          set((state) => {
            state.notes.unshift({ id, title: 'Untitled' });
          }),
        open: (id) =>
          set((state) => {
            state.openId = id;
          }),
        toggle: (id) => {
          return set((state) => {
            if (state.openId === id) {
              state.openId = null;
            } else {
              state.openId = id;
            }
          });
        },
        remove: (id) =>
          set((state) => {
            state.notes = state.notes.filter((note) => note.id !== id);
          }),
      },
    })),
    { name: 'notes' },
  ),
);

export const useNotes = () => useNoteStore((state) => state.notes);
export const useOpenId = () => useNoteStore((state) => state.openId);
export const useNoteActions = () => useNoteStore((state) => state.actions);
