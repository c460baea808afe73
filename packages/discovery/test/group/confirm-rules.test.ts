import type { ControlKind } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { confirmingButtons } from '../../src/group/confirm-rules.js';
import { intentTree } from '../../src/group/intent-tree.js';
import { buildWorld, handler } from '../match/build-world.js';

/** Returns the labels of the buttons that submit a form or dialog. */
function confirming(home: 'form' | 'dialog', ...buttons: [label: string, control?: ControlKind][]): string[] {
  const { appModel } = buildWorld(
    buttons.map(([label, control = 'button']) => ({ label, control, handlers: [handler('click', undefined)] })),
  );
  return confirmingButtons(appModel.intents, intentTree(appModel), home).map(({ labels }) => labels[0]?.text ?? '');
}

test('submit-controls: returns every submit control and no other button', () => {
  expect(confirming('form', ['Save draft', 'submit'], ['Save', 'button'], ['Publish', 'submit'])).toEqual([
    'Save draft',
    'Publish',
  ]);
});

test('worded-button: returns the last button whose words submit', () => {
  expect(confirming('form', ['Save'], ['Preview'], ['Save and close'], ['Help'])).toEqual(['Save and close']);
});

test('last-button-of-a-dialog: returns any last button of a dialog, and none of a form', () => {
  expect(confirming('dialog', ['Zoom'], ['Ship it'])).toEqual(['Ship it']);
  expect(confirming('form', ['Zoom'], ['Ship it'])).toEqual([]);
});

test('confirmingButtons skips links and buttons that dismiss something', () => {
  const { appModel } = buildWorld([{ label: 'Save', control: 'link' }, { label: 'Save' }]);
  const intents = appModel.intents.map((intent, at) => (at === 1 ? { ...intent, dismisses: 0 } : intent));
  expect(confirmingButtons(intents, intentTree({ ...appModel, intents }), 'dialog')).toEqual([]);
});
