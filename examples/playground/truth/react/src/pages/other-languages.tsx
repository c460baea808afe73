import { useState, type FormEvent } from 'react';

import { useShown } from '../use-shown';
import { wordsOf } from '../words-of-languages';

/** A form that answers in plain words of the chosen language, without a role or a mark. */
export function OtherLanguages() {
  const [said, setSaid] = useState('');
  const [saved, setSaved] = useState<string[]>([]);
  useShown(saved);

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [refused, done] = wordsOf[String(data.get('language'))]!;
    const name = String(data.get('name'));
    setSaid(name.length < 3 ? refused : done);
    if (name.length >= 3) setSaved([...saved, name]);
  };
  return (
    <main>
      <h1>Other languages</h1>
      <form aria-label="Visitor" onSubmit={save}>
        <label>
          Name <input name="name" />
        </label>
        <label>
          Language
          <select name="language">
            {Object.keys(wordsOf).map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <button>Save visitor</button>
        {said && <p>{said}</p>}
      </form>
    </main>
  );
}
