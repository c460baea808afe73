import { ref } from 'vue';

const isOpen = ref(false);
const text = ref('');
let answer: ((yes: boolean) => void) | undefined;

/** Asks in the one dialog of the app. */
export function useQuestion() {
  function ask(question: string): Promise<boolean> {
    text.value = question;
    isOpen.value = true;
    return new Promise((resolve) => {
      answer = resolve;
    });
  }
  function end(yes: boolean): void {
    isOpen.value = false;
    answer?.(yes);
  }
  return { isOpen, text, ask, end };
}
