import { expect, it } from 'vitest';
import { readPage } from '../../../src/page/read-page.js';
import { show } from '../fixture.js';

const done = '<button id="it"><i class="mdi mdi-done"></i></button>';

it.each([
  ['the only button of a form', `<form>${done}</form>`, ['button']],
  ['the only button of a form, with a name', '<form><button id="it">Add Ada</button></form>', ['button']],
  ['the only button of a header', `<header>${done}</header>`, ['button']],
  ['no button of the main content', `<main>${done}</main>`, []],
  ['no button outside of a form', `<p>${done}</p>`, []],
  ['no button that its form has twice', `<form>${done}<button>Undo</button></form>`, []],
  [
    'no button in a row of the form',
    `<form><ul><li><b>A</b>${done}</li><li><b>B</b><button>-</button></li></ul></form>`,
    [],
  ],
])('formRoleSelector finds %s', (_, html, values) => {
  show(`<p><button>Help</button></p>${html}`);
  const { elements, containers } = readPage(['data-testid']);
  const { chain, candidates } = elements.find(({ attributes }) => attributes.id === 'it')!;
  const form = chain.find((number) => /form|landmark/.test(containers[number]?.kind ?? '')) ?? -1;
  const found = candidates.filter(
    ({ selector, containers: counts }) => selector.value === 'button' && counts[form] === 1,
  );
  expect(found.map(({ selector }) => selector.value)).toEqual(values);
});
