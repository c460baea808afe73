import { useDialogs } from './dialogs';

export function RowActions({ row }) {
  const { setOpen, setPerson } = useDialogs();
  return (
    <button
      onClick={() => {
        setPerson(row.original);
        setOpen('remove');
      }}
    >
      Remove
    </button>
  );
}
