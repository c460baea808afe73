import { describe, expect, test } from 'vitest';

import { actionLabels, actionLabelSources, type LabelledAction } from '../../../src/intents/labels/action-labels.js';
import { labelsFrom, sceneOf, type SourceCase } from './sources.js';

/** The sources in order, each with the labels of the first action. */
const cases: SourceCase[] = [
  ['aria', '<button aria-label="Close">×</button>', ['aria-label: Close']],
  ['label for', '<label for="b">Close</label><button id="b">×</button>', ['label: Close']],
  ['content', '<button>Save <b>all</b></button>', ['content: Save all']],
  ['browser default', '<input type="reset">', ['content: Reset']],
  ['alt', '<input type="image" alt="Search">', ['alt: Search']],
  ['tooltip', '<button title="Save"></button>', ['title: Save']],
  ['wrapper', '<Tooltip title="Save"><button /></Tooltip>', ['title: Save']],
  ['icon', '<button><i class="fa fa-trash"></i></button>', ['icon: Trash']],
];

function firstAction(markup: string): LabelledAction {
  const context = sceneOf(markup);
  for (const node of context.scene.all)
    if (node.kind === 'element' && node.entry?.is === 'action') return { element: node, entry: node.entry, context };
  throw new Error(`${markup} has no action.`);
}

describe('action labels', () => {
  test.each(cases)('source %s reads %s', (source, markup, labels) => {
    expect(labelsFrom(actionLabelSources, source, firstAction(markup))).toEqual(labels);
  });

  test('every source has a case, in order', () => {
    expect(cases.map(([source]) => source)).toEqual(actionLabelSources.map(({ name }) => name));
  });

  test.each([
    ['a component without labels has the words of its name', '<ExportButton onClick={f} />', ['export']],
    ['a component with a generic name has none', '<PrimaryButton onClick={f} />', []],
    ['a box has no icon of a control inside', '<div onClick={f}><button><i class="fa fa-trash" /></button></div>', []],
    ['a box has its own icon', '<div onClick={f}><i class="fa fa-trash" /></div>', ['Trash']],
    [
      'the captions of a card of data are no label',
      '<div onClick={f}><b>{item.name}</b> Time: {item.time} min <TrashIcon /></div>',
      [],
    ],
    ['one value in a text leaves it a label', '<div onClick={f}>Open {item.name}</div>', ['Open …']],
    ['a button may show two values', '<button>From {a} to {b}</button>', ['From … to …']],
    ['a label hides the name of the component', '<ExportButton label="Save" />', ['Save']],
  ])('%s', (_, markup, texts) => {
    expect(actionLabels(firstAction(markup)).map(({ text }) => text)).toEqual(texts);
  });
});
