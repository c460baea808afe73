import { expect, test } from 'vitest';

import { chosenState, withKeptChoice } from '../../src/choices/kept-choice.js';
import { readHtml, readReact, type ReadApp } from '../intents/read-app.js';

/** Returns the numbers of fields of the forms of a page once the two buttons with a class are one choice. */
function formsOf({ tools, ...appModel }: ReadApp): number[] | null {
  const isOption = (index: number | null): boolean => /^(?:Calm|Tired)$/.test(textOf(index));
  const textOf = (index: number | null): string =>
    index === null ? '' : (appModel.intents[index]?.labels[0]?.text ?? '');
  const options = tools.filter(({ action }) => isOption(action));
  const intents = options.map(({ action }) => appModel.intents[action!]!);
  const state = chosenState(intents);
  const field = { ...intents[0]!, index: appModel.intents.length, ...(state === undefined ? {} : { binds: state }) };
  const others = tools.filter((one) => !options.includes(one));
  const single = { ...options[0]!, fields: [field.index], action: null, merges: options };
  return (
    withKeptChoice(others, { field, single, options: intents }, appModel)?.map(({ fields }) => fields.length) ?? null
  );
}

const formsWith = (html: string, script: string): number[] | null =>
  formsOf(
    readHtml(`${html}<script>
    let mood = 'calm';
    const notes = [];
    ${script}
  </script>`),
  );

const page = `<input id="title"><button id="calm">Calm</button><button id="tired">Tired</button><button id="keep">Keep</button>`;
const picks = (more = ''): string => `
  document.getElementById('calm').onclick = () => { mood = 'calm'; ${more} };
  document.getElementById('tired').onclick = () => { mood = 'tired'; ${more} };`;
const keeps = (code: string): string => `document.getElementById('keep').onclick = () => {
  const title = document.getElementById('title').value; ${code} };`;

test.each([
  ['in a record', 'notes.push({ title, mood }); '],
  ['as an argument', 'addNote(title, mood);'],
  ['in a text', "fetch('/notes', { method: 'POST', body: JSON.stringify({ title, mood }) });"],
])('a choice that a form keeps %s is a field of the form', (_, code) => {
  expect(formsWith(page, picks() + keeps(code))).toEqual([2]);
});

test('a choice that a form resets after it kept the value is a field of the form, although both draw it', () => {
  const form = `<form id="new"><input id="title"><b class="mood" data-mood="1">Calm</b><b class="mood" data-mood="2">Tired</b><button>Keep</button></form>`;
  const script = (reset: string): string => `
    function draw() { show(mood); }
    document.querySelectorAll('.mood').forEach((one) => one.addEventListener('click', () => { mood = Number(one.dataset.mood); draw(); }));
    document.getElementById('new').addEventListener('submit', (event) => {
      event.preventDefault();
      notes.push({ title: document.getElementById('title').value, mood });
      ${reset}
      draw();
    });`;
  expect(formsWith(form, script('mood = 0;'))).toEqual([2]);
  // A filter stays as it was.
  expect(formsWith(form, script(''))).toBeNull();
});

test.each([
  ['that the form does not use', picks(), 'notes.push({ title });'],
  ['that the form compares', picks(), "notes.push({ title }); if (title.includes(mood)) alert('!');"],
  ['that filters what is read again', picks(), 'notes.push({ title }); loadNotes(mood); getNotes({ mood });'],
  [
    'that draws the list of the form',
    `function draw() { show(mood); } ${picks('draw();')}`,
    'notes.push({ title, mood }); draw();',
  ],
])('a choice %s is a tool of its own', (_, options, code) => {
  expect(formsWith(page, options + keeps(code))).toBeNull();
});

test('a choice that a form library keeps by a name is a field of the form that submits it', () => {
  const form = (submits: string): number[] | null =>
    formsOf(
      readReact(
        `<Note />`,
        `import { useFormik } from 'formik';
        import { useForm } from 'react-hook-form';
        function Note() {
          const note = useFormik({ initialValues: { title: '', mood: 'calm' }, onSubmit: (values) => addNote(values) });
          const other = useForm();
          return <form onSubmit={${submits}}>
            <input id="title" name="title" value={note.values.title} onChange={note.handleChange} />
            <button type="button" onClick={() => note.setFieldValue('mood', 'calm')}>Calm</button>
            <button type="button" onClick={() => note.setFieldValue('mood', 'tired')}>Tired</button>
            <button type="submit">Keep</button>
          </form>;
        }`,
      ),
    );
  expect(form('note.handleSubmit')).toEqual([2]);
  expect(form('other.handleSubmit((values) => addNote(values))')).toBeNull();
});
