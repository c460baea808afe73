import { afterEach, expect, test, vi } from 'vitest';

import { register } from '../../src/index.js';
import type { ToolDefinition } from '../../src/register/model-context.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';
import { refusalOf } from './strict-check.js';

const booking = tool('book', {
  container: target('css:form'),
  fields: [
    field('city', 'City', { type: 'string', oneOf: [{ const: 'r', title: 'Rome' }] }, { required: true }),
    field('day', 'Day', { type: 'string', format: 'date' }),
    field('code', 'Code', { type: 'string', pattern: '[A-Z]+' }),
  ],
});

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  Reflect.deleteProperty(document, 'modelContext');
});

/** Registers the tool in a browser that refuses some definitions. Returns each try, and the tools that were taken. */
function browserThat(refuse: (sent: ToolDefinition) => Error | undefined): {
  tries: ToolDefinition[];
  taken: ToolDefinition[];
} {
  const seen = { tries: [] as ToolDefinition[], taken: [] as ToolDefinition[] };
  const registerTool = async (sent: ToolDefinition): Promise<void> => {
    seen.tries.push(sent);
    const error = refuse(sent);
    if (error) throw error;
    seen.taken.push(sent);
  };
  Object.defineProperty(document, 'modelContext', { value: { registerTool }, configurable: true });
  document.body.innerHTML = '<form><select aria-label="City"><option value="r">Rome</select></form>';
  stop = register(manifestOf(booking), { deadline: 1000 });
  return seen;
}

test('a strict browser takes a tool with titled choices and a date at the first try', async () => {
  const { tries, taken } = browserThat(({ inputSchema, outputSchema }) => {
    const refused = refusalOf(inputSchema as never) ?? refusalOf(outputSchema);
    return refused === undefined ? undefined : new TypeError(refused);
  });
  await vi.waitFor(() => expect(taken).toHaveLength(1));
  expect(tries).toHaveLength(1);
  expect(taken[0]!.inputSchema.properties['city']).toEqual({
    type: 'string',
    enum: ['r'],
    description: 'City. "r": Rome',
  });
});

test('a browser that refuses outputSchema gets the tool without it', async () => {
  const { taken } = browserThat(({ outputSchema }) => (outputSchema ? new TypeError('outputSchema') : undefined));
  await vi.waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]!.inputSchema.properties['code']).toMatchObject({ pattern: '[A-Z]+' });
});

test('a browser that refuses patterns gets names and types, and the call is validated as before', async () => {
  const { taken } = browserThat(({ inputSchema }) =>
    JSON.stringify(inputSchema).includes('pattern') ? new TypeError('pattern') : undefined,
  );
  await vi.waitFor(() => expect(taken).toHaveLength(1));
  expect(taken[0]!.inputSchema.properties['code']).toEqual({ type: 'string', description: 'Code' });
  expect(taken[0]!.inputSchema.required).toEqual(['city']);
  expect(await taken[0]!.execute({ city: 'Rome', code: 'a' })).toMatchObject({ status: 'invalid_input' });
});

test('a name that is taken is not registered a second time', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { tries } = browserThat(() => new DOMException('taken', 'InvalidStateError'));
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(tries).toHaveLength(1);
  warn.mockRestore();
});
