import { computed, reactive, ref, watchEffect } from 'vue';
import { useRoute } from 'vue-router';

declare global {
  interface Window {
    /** What the page's components hold: their state, not what the document shows. */
    playground?: unknown;
  }
}

export const rooms = ['Single', 'Double', 'Suite'];

/** What the desk keeps, laid open to whoever looks at the page from outside. */
interface Kept {
  guest: { name: string; room: string } | null;
  street: string;
  done: string;
  keyword: string;
  listName: string;
}

export function useDesk() {
  const route = useRoute();
  const kept = reactive<Kept>({ guest: null, street: '', done: '', keyword: '', listName: 'Guests' });
  const said = ref('');
  watchEffect(() => {
    window.playground = JSON.parse(JSON.stringify(kept));
  });
  const isInline = computed(() => route.params.mode === 'inline');
  return { kept, said, isInline };
}
