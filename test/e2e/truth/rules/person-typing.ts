import { expect, test } from 'vitest';

import { byLabel, toolWithAction, toolWithFields } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

/** A call never replaces the input of a person, unless a safe call asks for it. */
export const personTyping: TruthRule = {
  page: 'person-typing',
  tests(truth) {
    const wanted = { Nickname: 'Ada', City: 'Rome' };

    test('a field that the person changed is kept, also after the page draws it anew', async () => {
      const tool = toolWithAction(truth.map(), 'Save profile');
      await truth.open(tool);
      await truth.page().getByLabel('City').pressSequentially('Bern');
      for (const drawing of [0, 1]) {
        await expect.poll(() => truth.kept()).toMatchObject({ drawing });
        expect(await truth.call(tool, byLabel(tool, wanted))).toMatchObject({
          status: 'unavailable',
          messages: [expect.stringMatching(/^City: the person/), 'Nothing was submitted'],
        });
        expect(await truth.kept()).toMatchObject({ draft: { nickname: '', city: 'Bern' }, saved: [] });
        if (drawing === 0) await truth.page().getByRole('button', { name: 'Draw anew' }).click();
      }
    });

    test('a field that has the focus of the person is kept, and the focus elsewhere keeps nothing', async () => {
      const tool = toolWithAction(truth.map(), 'Save profile');
      await truth.open(tool);
      await truth.page().getByLabel('City').click();
      expect(await truth.call(tool, byLabel(tool, wanted))).toMatchObject({
        status: 'unavailable',
        messages: [expect.stringMatching(/^City: the person/), 'Nothing was submitted'],
      });
      expect(await truth.kept()).toMatchObject({ draft: { nickname: '', city: '' }, saved: [] });
      await truth.page().getByLabel('Filter').click();
      expect(await truth.call(tool, byLabel(tool, wanted))).toMatchObject({ status: 'completed' });
      expect(await truth.kept()).toMatchObject({ saved: ['Ada Rome'] });
    });

    test('the values of an earlier call and saved values are replaced', async () => {
      const tool = toolWithAction(truth.map(), 'Save profile');
      await truth.open(tool);
      await truth.page().getByLabel('City').pressSequentially('Bern');
      await truth.page().getByRole('button', { name: 'Save profile' }).click();
      expect(await truth.call(tool, byLabel(tool, wanted))).toMatchObject({ status: 'completed' });
      expect(await truth.call(tool, byLabel(tool, { Nickname: 'Bob', City: 'Oslo' }))).toMatchObject({
        status: 'completed',
      });
      expect(await truth.kept()).toMatchObject({ saved: [' Bern', 'Ada Rome', 'Bob Oslo'] });
    });

    test('a safe call replaces the value only if it asks to overwrite', async () => {
      const tool = toolWithFields(truth.map(), ['Filter']);
      await truth.open(tool);
      await truth.page().getByLabel('Filter').pressSequentially('mine');
      expect(await truth.call(tool, byLabel(tool, { Filter: 'new' }))).toMatchObject({ status: 'unavailable' });
      expect(await truth.kept()).toMatchObject({ filter: 'mine' });
      const args = { ...byLabel(tool, { Filter: 'new' }), $overwrite: true };
      expect(await truth.call(tool, args)).toMatchObject({ status: 'completed' });
      expect(await truth.kept()).toMatchObject({ filter: 'new' });
    });
  },
};
