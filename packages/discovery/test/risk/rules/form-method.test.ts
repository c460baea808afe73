import { expect, test } from 'vitest';

import { formMethod } from '../../../src/risk/rules/form-method.js';
import { handler } from '../../match/build-world.js';
import { subjectOf } from '../subject-of.js';

type Form = { method?: string; action?: string };

function levelOf(form: Form, handlers: ReturnType<typeof handler>[] = []): string | undefined {
  const subject = subjectOf(
    { box: 'form', inside: [{ label: 'Send', control: 'submit', handlers }] },
    { kind: 'form', container: 0, action: 0 },
  );
  const container = subject.container === undefined ? undefined : { ...subject.container, ...form };
  return formMethod.find({ ...subject, container })[0]?.level;
}

test.each<[Form, string | undefined]>([
  [{ method: 'get', action: '/search' }, 'safe'],
  [{ action: 'thanks.html' }, 'safe'],
  [{ method: 'dialog' }, 'safe'],
  [{ method: 'post', action: '/subscribe' }, 'caution'],
  [{ method: 'post', action: '/account/delete' }, 'destructive'],
  [{}, undefined],
])('a form with %j is %s', (form, level) => {
  expect(levelOf(form)).toBe(level);
});

test('a form with an address and a handler is no plain GET', () => {
  expect(levelOf({ action: '/search' }, [handler('click', 'send')])).toBe(undefined);
});
