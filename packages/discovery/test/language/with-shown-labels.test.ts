import { describe, expect, test } from 'vitest';

import type { Label } from '../../src/intents/model/intent.js';
import { labelText } from '../../src/intents/model/label-text.js';
import { withShownLabels } from '../../src/language/with-shown-labels.js';
import { buildWorld } from '../match/build-world.js';

const heading = (text: string, parts?: (string | null)[]): Label => ({
  text,
  from: 'heading',
  ...(parts === undefined ? {} : { parts }),
});

/** What a dialog with these wordings, and the form in it, are called after the pages showed it under these headings. */
function called(labels: Label[], ...shown: string[]): string {
  const { appModel, snapshot } = buildWorld([
    {
      box: 'dialog',
      label: 'Dialog',
      inside: [{ box: 'form', inside: [{ label: 'Delete', control: 'button' }] }],
    },
  ]);
  const dialog = snapshot.containers.findIndex(({ kind }) => kind === 'dialog');
  const snapshots = shown.map((text, at) => ({
    ...snapshot,
    state: `state-${at}`,
    containers: snapshot.containers.map((each) =>
      each.index === dialog ? { ...each, name: '', heading: text } : each,
    ),
  }));
  const form = snapshot.containers.findIndex(({ kind }) => kind === 'form');
  const boundaries = appModel.boundaries.map((each) => (each.kind === 'page' ? each : { ...each, labels }));
  const containers = snapshots.flatMap(({ state }) =>
    boundaries.flatMap(({ index, kind }) =>
      kind === 'page' ? [] : [{ boundary: index, state, container: kind === 'form' ? form : dialog, score: 1 }],
    ),
  );
  const worded = withShownLabels({ ...appModel, boundaries }, { containers }, snapshots);
  const texts = worded.boundaries.filter(({ kind }) => kind !== 'page').map((each) => labelText(each.labels));
  expect(new Set(texts).size).toBe(1);
  return texts[0] ?? '';
}

describe('what a place is called where the source has several wordings', () => {
  const modes = [heading('Edit expense'), heading('Add expense')];

  test('keeps the wording that the pages show', () => {
    expect(called(modes, 'Add expense')).toBe('Add expense');
    expect(called(modes, 'Edit expense')).toBe('Edit expense');
    expect(called(modes, 'Edit expense', 'Add expense')).toBe('Edit expense');
  });

  test('leaves out a wording that is one case of another', () => {
    const any = heading('Expenses - … Delete', ['Expenses - ', null, ' Delete']);
    const one = heading('Expenses - Uncategorized Delete');
    expect(called([one, any])).toBe('Expenses - Delete');
    expect(called([one, any], 'Expenses - FoodDelete')).toBe('Expenses - Delete');
    expect(called([heading('Expenses - of nobody'), heading('Expenses - …', ['Expenses - ', null])])).toBe('Expenses');
  });

  test('keeps all wordings of several languages', () => {
    const german: Label = { ...heading('Ausgabe anlegen'), locales: ['de'] };
    expect(called([heading('Add expense'), german], 'Ausgabe anlegen')).toBe('Add expense');
  });
});
