import { useState } from 'react';
import { TasksProvider, useTasks, type Task } from './provider';

function Drawer({ open, onOpenChange, currentRow }: { open: boolean; onOpenChange: (open: boolean) => void; currentRow?: Task }) {
  const [title, setTitle] = useState(currentRow?.title ?? '');
  if (!open) return null;
  return (
    <div role="dialog" aria-label={currentRow ? 'Update task' : 'Create task'}>
      <form onSubmit={(event) => { event.preventDefault(); onOpenChange(false); fetch('/tasks', { method: 'POST', body: title }); }}>
        <label>Title <input value={title} onChange={(event) => setTitle(event.target.value)} /></label>
        <button type="submit">Save changes</button>
      </form>
    </div>
  );
}
function Buttons() {
  const { setOpen } = useTasks();
  return <button onClick={() => setOpen('create')}>Create</button>;
}
function Dialogs() {
  const { open, setOpen, currentRow, setCurrentRow } = useTasks();
  return (
    <>
      <Drawer key="task-create" open={open === 'create'} onOpenChange={() => setOpen('create')} />
      {currentRow && (
        <>
          <Drawer key={`task-update-${currentRow.id}`} open={open === 'update'} currentRow={currentRow}
            onOpenChange={() => { setOpen('update'); setTimeout(() => { setCurrentRow(null); }, 500); }} />
          {open === 'delete' && (
            <div role="alertdialog" aria-label="Delete this task?">
              <button onClick={() => { setOpen(null); fetch(`/tasks/${currentRow.id}`, { method: 'DELETE' }); }}>Yes, delete</button>
            </div>
          )}
        </>
      )}
    </>
  );
}
function List({ tasks }: { tasks: Task[] }) {
  const { setOpen, setCurrentRow } = useTasks();
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id}>{task.title}
          <button onClick={() => { setCurrentRow(task); setOpen('update'); }}>Edit</button>
          <button onClick={() => { setCurrentRow(task); setOpen('delete'); }}>Delete</button>
        </li>
      ))}
    </ul>
  );
}
// A state that only changes between two texts, and a record that a press opens and closes: no text is known.
function Views({ tasks }: { tasks: Task[] }) {
  const [view, changeView] = useState('list');
  const [shown, show] = useState<string | null>(null);
  return (
    <div>
      <button onClick={() => changeView((old) => (old === 'list' ? 'grid' : 'list'))}>Change view</button>
      {view === 'grid' && tasks.map((task) => <div key={task.id} onClick={() => show(shown === task.id ? null : task.id)}>{task.title}</div>)}
    </div>
  );
}
export default function App() {
  const [tasks] = useState<Task[]>(() => JSON.parse(localStorage.getItem('tasks') ?? '[]'));
  return <TasksProvider><Buttons /><List tasks={tasks} /><Views tasks={tasks} /><Dialogs /></TasksProvider>;
}
