import { Provider, useDispatch, useSelector } from 'react-redux';
import Editor from './Editor.jsx';
import { edit, remove, store } from './store';

function Notes() {
  const notes = useSelector((state) => state.notes);
  const dispatch = useDispatch();
  return (
    <ul>
      {notes.map((note) => (
        <li key={note.id}>
          {note.text}
          <button onClick={() => dispatch(edit(note))}>Edit</button>
          <button onClick={() => dispatch(remove(note.id))}>Remove</button>
        </li>
      ))}
    </ul>
  );
}

export default function App() {
  return (
    <Provider store={store}>
      <Notes />
      <Editor title="Edit the note" />
    </Provider>
  );
}
