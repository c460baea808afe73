import { Copy, Trash2 } from 'lucide-react';
import { FaRegEdit } from 'react-icons/fa';

function StarIcon() {
  return (
    <svg viewBox="0 0 24 24">
      <path d="M12 2l3 7h7l-6 4 2 7-6-4-6 4 2-7-6-4h7z" />
    </svg>
  );
}

export function Toolbar({ onCopy, onEdit, onStar, onDelete }: Record<'onCopy' | 'onEdit' | 'onStar' | 'onDelete', () => void>) {
  return (
    <div role="toolbar" aria-label="Document">
      <button onClick={onCopy}>
        <Copy size={16} />
      </button>
      <button onClick={onEdit} title="Edit">
        <FaRegEdit />
      </button>
      <button onClick={onStar}>
        <StarIcon />
      </button>
      <button onClick={onDelete} aria-label="Delete document">
        <Trash2 />
      </button>
    </div>
  );
}
