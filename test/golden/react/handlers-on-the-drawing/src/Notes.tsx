import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import IconButton from '@mui/material/IconButton';

export default function Notes({ notes, edit, remove, print, open, help }) {
  return (
    <main>
      {notes.map((note) => (
        <article key={note.id}>
          <p>{note.text}</p>
          <IconButton aria-label="edit">
            <EditIcon className="edit" onClick={() => edit(note.id)} />
          </IconButton>
          <IconButton>
            <DeleteIcon onClick={() => remove(note.id)} />
          </IconButton>
        </article>
      ))}
      <button title="Print">
        <svg onClick={() => print()}>
          <path d="M0 0" />
        </svg>
      </button>
      <button onClick={() => open()}>
        <EditIcon onClick={() => edit('first')} />
      </button>
      <button>
        Help <EditIcon onClick={() => help()} />
      </button>
    </main>
  );
}
