import type { GroundTruthMap } from '@webmcp/contract';

import { buildMap, tool, type BuildMapOptions } from '../build-map.js';
import { buildWorld, type ControlSpec } from '../match/build-world.js';

/** Builds a shop: a form, two orders in rows, and a button that the source lacks. */
export const shop = (
  controls: ControlSpec[] = [
    { label: 'Street', control: 'text', name: 'street', required: true },
    { label: 'Password', control: 'password', name: 'pw' },
  ],
  button = 'Save',
) =>
  buildWorld([
    { box: 'form', label: 'Address', inside: [...controls, { label: button, control: 'submit' }] },
    { box: 'rows', label: 'orders', rows: ['A-1', 'B-2'], inside: [{ label: 'Cancel order' }] },
    { label: 'Help', only: 'page' },
  ]);

/** Makes the map of a shop. */
export function mapOf(world = shop(), options: BuildMapOptions = {}): GroundTruthMap {
  const fields = world.appModel.intents.filter(({ kind }) => kind === 'field').map(({ index }) => index);
  const submit = world.appModel.intents.find(({ control }) => control === 'submit')?.index ?? null;
  const row = world.appModel.intents.at(-1)?.index ?? null;
  return buildMap(
    world.appModel,
    [tool({ kind: 'row-action', row: 1, action: row }), tool({ kind: 'form', container: 0, fields, action: submit })],
    [world.snapshot],
    options,
  ).map;
}
