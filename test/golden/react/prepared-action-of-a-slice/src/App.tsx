// "Create" dispatches an action that prepares its payload. "Close" only closes.
import { createSlice, nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const ui = createSlice({
  name: 'ui',
  initialState: { modal: false },
  reducers: {
    open: (state) => {
      state.modal = true;
    },
    close: (state) => {
      state.modal = false;
    },
  },
});

const tasks = createSlice({
  name: 'tasks',
  initialState: { items: [] },
  reducers: {
    add: {
      reducer(state, action) {
        state.items.push(action.payload);
      },
      prepare: (title) => ({ payload: { id: nanoid(), title } }),
    },
  },
});

export default function App() {
  const modal = useSelector((state) => state.ui.modal);
  const dispatch = useDispatch();
  const [title, setTitle] = useState('');
  const create = () => {
    dispatch(tasks.actions.add(title));
    dispatch(ui.actions.close());
  };
  return (
    <main>
      <button onClick={() => dispatch(ui.actions.open())}>Add task</button>
      {modal && (
        <div role="dialog" aria-label="New task">
          <input placeholder="Title" value={title} onChange={(e) => setTitle(e.target.value)} />
          <button onClick={create}>Create</button>
          <button onClick={() => dispatch(ui.actions.close())}>Close</button>
        </div>
      )}
    </main>
  );
}
