import { computed, ref } from 'vue';

const notes = ref<{ id: number; title: string; pinned: boolean }[]>([]);

export function useNotes() {
  const selectedId = ref<number | null>(null);
  const selected = computed(() => notes.value.find((note) => note.id === selectedId.value));
  // An entry by its content: no state chooses it, so no press shows it.
  const pinned = computed(() => notes.value.find((note) => note.pinned));
  const select = (id: number) => {
    selectedId.value = id;
  };
  const create = () => {
    const note = { id: Date.now(), title: 'Untitled', pinned: false };
    notes.value.unshift(note);
    selectedId.value = note.id;
  };
  return { notes, selected, pinned, select, create };
}
