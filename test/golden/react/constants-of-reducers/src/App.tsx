import { useState } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { FilterProvider, useFilter } from './Filter';
import { selectTexts, store } from './store';

function Filters() {
  const { state, dispatch } = useFilter();
  return state.options.map((option) => (
    <button key={option} onClick={() => dispatch({ type: 'set', value: option })}>
      {option}
    </button>
  ));
}

function Tasks() {
  const texts = useSelector(selectTexts);
  const { kinds, tags } = useSelector((state) => state.tasks);
  const names = useSelector((state) => state.rooms.names);
  const dispatch = useDispatch();
  const [task, setTask] = useState({ title: '', kind: 'Home' });
  return (
    <main>
      <input
        aria-label={texts.title}
        value={task.title}
        onChange={(event) => setTask({ ...task, title: event.target.value })}
      />
      <select aria-label="Kind" value={task.kind} onChange={(event) => setTask({ ...task, kind: event.target.value })}>
        {kinds.map((kind) => (
          <option key={kind}>{kind}</option>
        ))}
      </select>
      <button onClick={() => dispatch({ type: 'add', payload: task })}>{texts.add}</button>
      {tags.map((tag) => (
        <button key={tag} onClick={() => fetch(`/tags/${tag}`)}>
          {tag}
        </button>
      ))}
      {names.map((name) => (
        <button key={name} onClick={() => fetch(`/rooms/${name}`)}>
          {name}
        </button>
      ))}
    </main>
  );
}

export default function App() {
  return (
    <Provider store={store}>
      <FilterProvider>
        <Filters />
        <Tasks />
      </FilterProvider>
    </Provider>
  );
}
