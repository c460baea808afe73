import { useValues } from './use-values';

/**
 * One handler serves all fields: it sets the member with the name or the id of the field. So only "Again" shows "Every". A
 * field whose name nobody knows may set any member.
 */
export function App({ extra, onSave }) {
  const { values, change, changeById } = useValues({ title: '', again: false, every: '', city: '', more: '' });
  const save = (event) => {
    event.preventDefault();
    onSave(values);
  };
  return (
    <form onSubmit={save}>
      <Field label="Title" name="title" value={values.title} onChange={change} />
      <label>
        <input type="checkbox" name="again" checked={values.again} onChange={(event) => change(event)} /> Again
      </label>
      {values.again && <Field label="Every" name="every" value={values.every} onChange={change} />}
      <input id="city" aria-label="City" value={values.city} onChange={changeById} />
      <input name={extra} aria-label="More" value={values.more} onChange={change} />
      <button>Save event</button>
    </form>
  );
}

function Field({ label, ...rest }) {
  return (
    <label>
      {label} <input {...rest} />
    </label>
  );
}
