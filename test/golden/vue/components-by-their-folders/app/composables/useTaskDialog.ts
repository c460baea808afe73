import { ref } from 'vue'
const shown = ref(false)
export function useTaskDialog() {
  const open = () => { shown.value = true }
  const close = () => { shown.value = false }
  return { shown, open, close }
}
