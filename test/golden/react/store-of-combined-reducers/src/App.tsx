import { useState } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { closeModal, openModal, ping, saveBook } from './actions';
import { store } from './store';

function Books() {
  const { list } = useSelector((state) => state.books);
  const dispatch = useDispatch();
  return (
    <main>
      <button onClick={() => dispatch(openModal('add'))}>New book</button>
      <button onClick={() => dispatch(ping())}>Ping</button>
      <ul>
        {list.map((book) => (
          <li key={book}>{book}</li>
        ))}
      </ul>
    </main>
  );
}

function AddBook() {
  const open = useSelector((state) => state.modal.open);
  const dispatch = useDispatch();
  const [title, setTitle] = useState('');
  if (open !== 'add') return null;
  const submit = (event) => {
    event.preventDefault();
    dispatch(saveBook(title));
  };
  return (
    <div role="dialog" aria-label="Add a book">
      <form onSubmit={submit}>
        <label>
          Title <input value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <button>Add</button>
      </form>
      <button onClick={() => dispatch(closeModal())}>Cancel</button>
    </div>
  );
}

export default function App() {
  return (
    <Provider store={store}>
      <Books />
      <AddBook />
    </Provider>
  );
}
