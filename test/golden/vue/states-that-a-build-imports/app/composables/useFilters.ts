const query = ref('');

export function useFilters() {
  const isShown = ref(false);
  const clear = () => {
    query.value = '';
  };
  return { query, isShown, clear };
}
