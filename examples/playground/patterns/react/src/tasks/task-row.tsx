import { useState } from 'react';

export interface Task {
  id: number;
  title: string;
  owner: string;
}

interface Props {
  task: Task;
  onSave: (task: Task) => Promise<void>;
}

export function TaskRow({ task, onSave }: Props) {
  const [draft, setDraft] = useState<Task | null>(null);

  if (draft === null) {
    return (
      <tr>
        <th scope="row">{task.title}</th>
        <td>{task.owner}</td>
        <td>
          <button type="button" onClick={() => setDraft(task)}>
            Edit
          </button>
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <td>
        <input
          aria-label="Task"
          value={draft.title}
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        />
      </td>
      <td>
        <select
          aria-label="Owner"
          value={draft.owner}
          onChange={(event) => setDraft({ ...draft, owner: event.target.value })}
        >
          <option value="ada">Ada</option>
          <option value="bo">Bo</option>
          <option value="cleo">Cleo</option>
        </select>
      </td>
      <td>
        <button
          type="button"
          onClick={async () => {
            await onSave(draft);
            setDraft(null);
          }}
        >
          Save
        </button>
        <button type="button" onClick={() => setDraft(null)}>
          Cancel
        </button>
      </td>
    </tr>
  );
}
