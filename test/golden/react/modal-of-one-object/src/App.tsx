import { useState } from 'react';

function Confirm({ text, onConfirm, onClose }) {
  return (
    <div role="dialog">
      <p>{text}</p>
      <button
        onClick={() => {
          onConfirm();
          onClose();
        }}
      >
        Yes
      </button>
      <button onClick={onClose}>No</button>
    </div>
  );
}

function EditForm({ item, onClose }) {
  const save = (event) => {
    event.preventDefault();
    fetch('/items', { method: 'PUT' });
    onClose();
  };
  return (
    <form role="dialog" onSubmit={save}>
      <label>
        Name <input name="name" defaultValue={item.name} />
      </label>
      <button>Save</button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </form>
  );
}

/** A new object closes the modal. "Yes" calls a function that only the run knows, so it does not only close. */
export function App({ items }) {
  const [modal, setModal] = useState({ type: null, props: {} });
  const close = () => setModal({ type: null, props: {} });
  const remove = (item) => () => fetch(`/items/${item.id}`, { method: 'DELETE' });
  return (
    <div>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <span>{item.name}</span>
            <button onClick={() => setModal({ type: 'edit', props: { item } })}>Edit</button>
            <button onClick={() => setModal({ type: 'delete', props: { onConfirm: remove(item) } })}>Delete</button>
          </li>
        ))}
      </ul>
      {modal.type === 'edit' && <EditForm {...modal.props} onClose={close} />}
      {modal.type === 'delete' && <Confirm {...modal.props} onClose={close} />}
    </div>
  );
}
