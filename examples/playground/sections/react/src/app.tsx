import { useState, type FormEvent } from 'react';

type Kind = 'income' | 'expense';

interface Task {
  title: string;
  column: string;
}

const columns = ['Backlog', 'Doing', 'Done'];

/** A page of plain boxes. Its parts differ by their headings, and the button of the page is also in each column. */
export function App() {
  const [categories, setCategories] = useState<Record<Kind, string[]>>({ income: ['Salary'], expense: ['Rent'] });
  const [income, setIncome] = useState('');
  const [expense, setExpense] = useState('');
  const [tasks, setTasks] = useState<Task[]>([{ title: 'Pay the rent', column: 'Backlog' }]);
  const [adding, setAdding] = useState(false);
  const [column, setColumn] = useState('Backlog');
  const [title, setTitle] = useState('');
  const add = (kind: Kind, name: string) => {
    if (name.trim() === '') return;
    setCategories({ ...categories, [kind]: [...categories[kind], name] });
    setIncome('');
    setExpense('');
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTasks([...tasks, { title, column }]);
    setTitle('');
    setAdding(false);
  };
  Object.assign(window, { playground: { categories, tasks } });
  return (
    <main>
      <div className="bar">
        <h1>Household</h1>
        <button onClick={() => setAdding(true)}>Add task</button>
      </div>
      <div className="grid">
        <div className="card">
          <div className="head">
            <h3>Income</h3>
          </div>
          <input placeholder="New category" value={income} onChange={(event) => setIncome(event.target.value)} />
          <button onClick={() => add('income', income)}>Add</button>
          <p>{categories.income.join(', ')}</p>
        </div>
        <div className="card">
          <div className="head">
            <h3>Expenses</h3>
          </div>
          <input placeholder="New category" value={expense} onChange={(event) => setExpense(event.target.value)} />
          <button onClick={() => add('expense', expense)}>Add</button>
          <p>{categories.expense.join(', ')}</p>
        </div>
      </div>
      <div className="board">
        {columns.map((name) => (
          <div className="column" key={name}>
            <h4>{name}</h4>
            <ul>
              {tasks
                .filter((task) => task.column === name)
                .map((task) => (
                  <li key={task.title}>{task.title}</li>
                ))}
            </ul>
            <button
              onClick={() => {
                setColumn(name);
                setAdding(true);
              }}
            >
              Add task
            </button>
          </div>
        ))}
      </div>
      {adding && (
        <form aria-label="New task" onSubmit={save}>
          <label>
            Title
            <input value={title} required onChange={(event) => setTitle(event.target.value)} />
          </label>
          <label>
            Column
            <select value={column} onChange={(event) => setColumn(event.target.value)}>
              {columns.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <button>Save task</button>
          <button type="button" onClick={() => setAdding(false)}>
            Cancel
          </button>
        </form>
      )}
    </main>
  );
}
