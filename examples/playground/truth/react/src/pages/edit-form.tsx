import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';

const entriesOf = (event: FormEvent<HTMLFormElement>): Record<string, FormDataEntryValue> => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget));
};

/** A form that edits a member, and a form that adds one. Both demand the same fields. */
export function EditForm() {
  const [saved, setSaved] = useState<object[]>([]);
  const [said, setSaid] = useState('');
  useShown(saved);
  const keep = (what: string, record: object) => {
    setSaved([...saved, { what, ...record }]);
    setSaid(`Member ${what}`);
  };
  return (
    <main>
      <form aria-label="Edit member" onSubmit={(event) => keep('changed', entriesOf(event))}>
        <label>
          Member name <input name="name" required defaultValue="Ada Byron" />
        </label>
        <label>
          Member e-mail <input name="email" type="email" required defaultValue="ada@example.com" />
        </label>
        <label>
          Plan
          <select name="plan" required defaultValue="gold">
            <option value="">Choose</option>
            <option value="basic">Basic</option>
            <option value="gold">Gold</option>
          </select>
        </label>
        <label>
          Nickname <input name="nickname" defaultValue="Countess" />
        </label>
        <label>
          Remark <textarea name="remark" required />
        </label>
        <button>Save member</button>
      </form>
      <form aria-label="New member" onSubmit={(event) => keep('added', entriesOf(event))}>
        <label>
          New name <input name="name" required />
        </label>
        <label>
          New plan
          <select name="plan" required defaultValue="">
            <option value="">Choose</option>
            <option value="basic">Basic</option>
            <option value="gold">Gold</option>
          </select>
        </label>
        <button>Add member</button>
      </form>
      <p role="status">{said}</p>
    </main>
  );
}
