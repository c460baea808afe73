import type { CallResult, ManifestTool } from '@webmcp/contract';
import { beforeEach, expect, test } from 'vitest';

import { execute } from '../../src/execute/execute.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const name = field('name', 'Name');
const town = field('town', 'Town', { type: 'string' }, { required: true });
const steps: ManifestTool[] = [
  tool('who', { container: target('css:#who'), fields: [name], action: target('role:button[name="Next"]') }),
  tool('where', { container: target('css:#where'), fields: [town], action: target('role:button[name="On"]') }),
  tool('sure', { container: target('css:#sure'), action: target('role:button[name="Book"]') }),
];
const flow = tool('complete_trip', {
  container: target('css:#who'),
  fields: [name, { ...town, container: target('css:#where') }],
  flow: { id: 'flow_1', step: 0, steps: steps.map(({ id }) => id) },
});

const parts: Record<string, string> = {
  who: '<div id="who"><label>Name <input></label><button>Next</button></div>',
  where: '<div id="where"><label>Town <input></label><button>On</button></div>',
  sure: '<div id="sure"><button>Book</button></div>',
};
let trip: string[] = [];
const show = (part: string): void => {
  document.body.innerHTML = `<main>${parts[part]}</main><p role="status"></p>`;
  $('button').addEventListener('click', () => {
    const value = document.querySelector('input')?.value;
    if (value === 'Atlantis') $('[role=status]').textContent = 'No such town';
    else if (part === 'sure') {
      trip.push('booked');
      $('[role=status]').textContent = 'Booked';
    } else {
      trip.push(value ?? '');
      show(part === 'who' ? 'where' : 'sure');
    }
  });
};
beforeEach(() => {
  trip = [];
  show('who');
});
const call = (args: object, more: object = {}): Promise<CallResult> =>
  execute(flow, args, manifestOf(flow, ...steps), { deadline: 500, ...more });

test('runs its steps in order, and answers with the last one', async () => {
  expect(await call({ name: 'Ada', town: 'Bergen' })).toMatchObject({
    status: 'completed',
    tool: 'complete_trip',
    messages: ['Booked'],
  });
  expect(trip).toEqual(['Ada', 'Bergen', 'booked']);
});

test('ends at the step that the page refuses, and names the step', async () => {
  const answer = await call({ name: 'Ada', town: 'Atlantis' });
  expect(answer.status).not.toBe('completed');
  expect(answer.messages[0]).toBe('Stopped at step 2 of 3: where');
  expect(trip).toEqual(['Ada']);
});

test('touches nothing without the field of a later step', async () => {
  expect(await call({ name: 'Ada' })).toMatchObject({ status: 'invalid_input', messages: ['town: is required'] });
  expect($<HTMLInputElement>('input').value).toBe('');
});

test('a dry run looks at the first step alone', async () => {
  expect(await call({ name: 'Ada', town: 'Bergen' }, { dryRun: true })).toMatchObject({
    status: 'completed',
    data: { fields: [{ field: 'name' }], action: 'button "Next"' },
  });
  expect(trip).toEqual([]);
});

test('touches nothing if the manifest lacks a step', async () => {
  const [who, , sure] = steps;
  const lacking = manifestOf(flow, who!, sure!);
  expect(await execute(flow, { name: 'Ada', town: 'Bergen' }, lacking, { deadline: 500 })).toMatchObject({
    status: 'unavailable',
    messages: ['The map does not have every step of the flow. Nothing was done'],
  });
  expect($<HTMLInputElement>('input').value).toBe('');
});

test('is no success if a step is done and the page shows no next step', async () => {
  $('button').addEventListener('click', () => {
    document.body.innerHTML = '<p role="status">Saved</p>';
  });
  const answer = await call({ name: 'Ada', town: 'Bergen' });
  expect(answer).toMatchObject({ status: 'unknown' });
  expect(answer.messages[0]).toBe('Stopped at step 1 of 3: who');
});

test('is no success if the page is left before the last step', async () => {
  $('button').addEventListener('click', () => window.dispatchEvent(new Event('pagehide')));
  expect(await call({ name: 'Ada', town: 'Bergen' })).toMatchObject({ status: 'unknown' });
  expect(trip).toEqual(['Ada']);
});

test('runs all steps with the token of a dry run, which promises the first step alone', async () => {
  const manifest = manifestOf(flow, ...steps);
  const args = { name: 'Ada', town: 'Bergen' };
  const { data } = await execute(flow, args, manifest, { deadline: 500, dryRun: true });
  const { token } = data as { token: string };
  expect(await execute(flow, args, manifest, { deadline: 500, token })).toMatchObject({ status: 'completed' });
  expect(trip).toEqual(['Ada', 'Bergen', 'booked']);
});
