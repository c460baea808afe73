export const useNoteModal = () => {
  const isOpen = useState('note-modal', () => false);
  const close = () => {
    isOpen.value = false;
  };
  return { isOpen, close };
};
