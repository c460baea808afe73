import { useState } from 'react';

interface Props {
  title: string;
  onRename: (title: string) => void;
}

/** A heading that becomes a box when it is pressed, and is kept when the box is left or Enter is struck. */
export function BoardTitle({ title, onRename }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const [draft, setDraft] = useState(title);

  const commit = () => {
    setIsEditing(false);
    if (draft.trim() !== '' && draft !== title) onRename(draft.trim());
  };

  if (isEditing) {
    return (
      <input
        aria-label="Board name"
        value={draft}
        autoFocus
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setIsEditing(false);
        }}
      />
    );
  }
  return (
    <h1>
      {title}{' '}
      <button
        type="button"
        onClick={() => {
          setDraft(title);
          setIsEditing(true);
        }}
      >
        Rename
      </button>
    </h1>
  );
}
