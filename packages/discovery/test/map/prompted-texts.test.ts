import { describe, expect, test } from 'vitest';

import { promptedTexts } from '../../src/map/prompted-texts.js';
import { readSource } from '../../src/source/read-source.js';

/** Reads a page of Vue whose button runs a code, and returns the texts that its tool asks for. */
function promptedIn(head: string, code: string) {
  const text = `<script setup>\n${head}\nconst go = async () => { ${code} };\n</script><template><button @click="go">Go</button></template>`;
  const { appModel, candidates } = readSource([{ path: 'Page.vue', text }], () => null, {
    tables: [],
    dependencies: [],
  });
  return promptedTexts(candidates[0]!, [], appModel);
}

/** Reads a page with one button that runs a code, and returns the texts that its tool asks for. */
function prompted(code: string, keys: readonly string[] = []) {
  const files = [
    { path: 'index.html', text: '<button id="go">Go</button><script src="app.js"></script>' },
    {
      path: 'app.js',
      text: `document.getElementById('go').onclick = () => { ${code} };\nfunction keep(...all) { localStorage.setItem('all', all); }`,
    },
  ];
  const { appModel, candidates } = readSource(files, (_, to) => (to === './app.js' ? 'app.js' : null), {
    tables: [],
    dependencies: [],
  });
  const [candidate] = candidates;
  if (candidate === undefined) throw new Error('No tool in the source');
  return promptedTexts(candidate, keys, appModel);
}

describe('promptedTexts', () => {
  test.each([
    [
      'a message',
      "keep(prompt('Please enter the new name:'))",
      [{ key: 'new_name', label: 'Please enter the new name', message: 'Please enter the new name:' }],
    ],
    [
      'a message with a part that the run computes',
      'const n = window.prompt(`Amount for ${name}?`); keep(n)',
      [{ key: 'amount', label: 'Amount for' }],
    ],
    ['no message', 'keep(prompt())', [{ key: 'text', label: 'Text' }]],
    [
      'two boxes',
      "keep(prompt('Title'), prompt('Author'))",
      [
        { key: 'title', label: 'Title', message: 'Title' },
        { key: 'author', label: 'Author', message: 'Author' },
      ],
    ],
  ])('reads %s', (_, code, texts) => {
    expect(prompted(code)).toEqual(texts);
  });

  test.each([
    [
      'ElMessageBox.prompt',
      "import { ElMessageBox } from 'element-plus'",
      "const { value } = await ElMessageBox.prompt('Please enter a name', 'New list'); localStorage.setItem('a', value)",
      'Please enter a name',
      'name',
    ],
    [
      '$q.dialog',
      "import { useQuasar } from 'quasar'\nconst $q = useQuasar()",
      "$q.dialog({ title: 'New list', message: 'List title', prompt: { model: '' } }).onOk((name) => localStorage.setItem('a', name))",
      'List title',
      'list_title',
    ],
    [
      'Swal.fire',
      "import Swal from 'sweetalert2'",
      "const { value } = await Swal.fire({ title: 'Note', input: 'textarea', showCancelButton: true }); localStorage.setItem('a', value)",
      'Note',
      'note',
    ],
  ])('reads the box in the dialog of %s', (_, head, code, label, key) => {
    expect(promptedIn(head, code)).toEqual([{ key, label, inDialog: true }]);
  });

  test('leaves a dialog without a box, and one whose box is a secret', () => {
    const box = "import { ElMessageBox } from 'element-plus'";
    expect(promptedIn(box, "await ElMessageBox.confirm('Remove?'); localStorage.clear()")).toEqual([]);
    expect(promptedIn(box, "await ElMessageBox.prompt('Your password'); localStorage.clear()")).toEqual([]);
  });

  test('gives a key that no other argument has', () => {
    expect(prompted("keep(prompt('Title'))", ['title']).map(({ key }) => key)).toEqual(['title_2']);
  });

  test.each([
    ['a question', "if (confirm('Remove all?')) keep()"],
    ['a secret', "keep(prompt('Name'), prompt('Your password'))"],
    ["a function of the app's own", "const prompt = (text) => keep(text); prompt('Title')"],
    ['a method of a model', "session.prompt('Title').then(keep)"],
  ])('leaves out %s', (_, code) => {
    expect(prompted(code)).toEqual([]);
  });
});
