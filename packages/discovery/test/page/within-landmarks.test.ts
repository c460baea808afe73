import { expect, test } from 'vitest';

import { group } from '../../src/group/group.js';
import { match } from '../../src/match/match-pages.js';
import { matchedElements } from '../../src/match/model/matched-elements.js';
import { withinLandmarks } from '../../src/page/within-landmarks.js';
import type { AppModel } from '../../src/intents/model/intent.js';
import { buildWorld, call, handler, type BoxSpec, type ControlSpec } from '../match/build-world.js';

/** Returns the labels of the fields and of the action of each tool, on a page whose regions have these roles. */
function toolsOf(specs: readonly (BoxSpec | ControlSpec)[], roles: readonly string[]): string[] {
  const world = buildWorld(specs);
  let region = 0;
  const snapshot = {
    ...world.snapshot,
    containers: world.snapshot.containers.map((one) =>
      one.kind === 'landmark' ? { ...one, role: roles[region++] ?? 'region' } : one,
    ),
  };
  // The source shows no landmark: all controls are in one component.
  const appModel: AppModel = {
    ...world.appModel,
    intents: world.appModel.intents.map((intent) => ({ ...intent, boundary: 0 })),
    boundaries: [{ ...world.appModel.boundaries[0]!, kind: 'component', parent: null, labels: [] }],
  };
  const seen = matchedElements(match(appModel, [snapshot]), [snapshot]);
  const text = (index: number | null): string => appModel.intents[index ?? -1]?.labels[0]?.text ?? '-';
  return withinLandmarks(group(appModel), appModel, seen).map(
    ({ fields, action }) => `${fields.map(text).join(' + ')} > ${text(action)}`,
  );
}
const part = (...inside: ControlSpec[]): BoxSpec => ({ box: 'region', inside });
const search: ControlSpec = { label: 'Search', control: 'text' };
const mail: ControlSpec = { label: 'Mail', control: 'text' };
const colour: ControlSpec = { label: 'Colour', control: 'select' };

test('the field of a footer does not join the field of a header', () => {
  expect(toolsOf([part(search), part(mail)], ['banner', 'contentinfo'])).toEqual(['Search > -', 'Mail > -']);
});

test('fields of one landmark stay together', () => {
  expect(toolsOf([part(search, colour), part(mail)], ['main', 'contentinfo'])).toEqual([
    'Search + Colour > -',
    'Mail > -',
  ]);
});

test('regions that are no landmark divide nothing', () => {
  expect(toolsOf([part(search), part(mail)], ['region', 'region'])).toEqual(['Search + Mail > -']);
});

test('a field in another landmark than a button by words leaves the button', () => {
  const send: ControlSpec = {
    label: 'Subscribe',
    control: 'submit',
    handlers: [handler('click', 'subscribe', [call('fetch', '/mails')])],
  };
  expect(toolsOf([part(search), part(mail, send)], ['banner', 'contentinfo'])).toEqual([
    'Search > -',
    'Mail > Subscribe',
  ]);
});
