import { expect, test } from 'vitest';

import { handlersOf, setsOfState } from '../../../src/intents/values/handlers.js';
import { element, reactScene, vueScene } from '../read-scene.js';

const handlers = (props: string): string[] =>
  handlersOf(element(reactScene(`<Box ${props} />`), 'Box').props).map(
    ({ event, name, does }) => `${event} ${name ?? ''}: ${does.calls.map(({ callee }) => callee.join('.')).join(' ')}`,
  );

test.each([
  ['onClick={() => save(1)}', ['click : save']],
  ['onClick={save}', ['click save: save']],
  ['onValueChange={save}', ['valueChange save: save']],
  ['onSubmit={handleSubmit(() => save())}', ['submit : handleSubmit save']],
  ['onMouseEnter={save}', []],
  ['onClick="save"', []],
  ['title="x"', []],
])('%s is the handlers %j', (props, expected) => {
  expect(handlers(props)).toEqual(expected);
});

test('a two-way binding is a handler that sets its state', () => {
  const scene = vueScene('<input v-model="name">', `import { ref } from 'vue'; const name = ref('');`);
  const [handler] = handlersOf(element(scene, 'input').props);
  expect([handler?.event, handler?.sets[0]?.state.endsWith(':name')]).toEqual(['model', true]);
});

test('a member is set with the state that contains it', () => {
  const sets = [{ state: 'App:form', value: 'x' }];
  expect(setsOfState(sets, 'App:form.name')).toEqual(sets);
  expect(setsOfState([...sets, { state: 'App:form.name' }], 'App:form.name')).toEqual([{ state: 'App:form.name' }]);
  expect(setsOfState(sets, 'App:formal')).toEqual([]);
});
