import { useState } from 'react';

interface Todo {
  id: number;
  text: string;
  done: boolean;
}

export default function TodoApp() {
  const [todos, setTodos] = useState<Todo[]>([]);
  const [text, setText] = useState('');

  function add() {
    setTodos([...todos, { id: Date.now(), text, done: false }]);
    setText('');
  }

  return (
    <div>
      <h1>To do</h1>
      <input value={text} onChange={(event) => setText(event.target.value)} placeholder="What needs to be done?" />
      <button onClick={add}>Add</button>
      <ul>
        {todos.map((todo) => (
          <li key={todo.id}>
            <label>
              <input
                type="checkbox"
                checked={todo.done}
                onChange={() => setTodos(todos.map((one) => (one.id === todo.id ? { ...one, done: !one.done } : one)))}
              />
              {todo.text}
            </label>
            <button aria-label="Delete" onClick={() => setTodos(todos.filter((one) => one.id !== todo.id))}>
              ×
            </button>
          </li>
        ))}
      </ul>
      {todos.some((todo) => todo.done) && (
        <button onClick={() => setTodos(todos.filter((todo) => !todo.done))}>Clear completed</button>
      )}
    </div>
  );
}
