import { expect, test } from 'vitest';

import { byLabel, toolWithAction } from '../../../slice/tool-with-action.js';
import type { TruthRule } from '../truth-rule.js';

const refusals = {
  de: 'Der Name wurde nicht gespeichert',
  fr: "Le nom n'a pas été enregistré",
  es: 'El nombre no es válido',
  pt: 'O nome não foi salvo',
  it: 'Il nome non è stato salvato',
  nl: 'De naam is niet opgeslagen',
  pl: 'Imię nie zostało zapisane',
  ru: 'Имя не сохранено',
  tr: 'Ad kaydedilemedi',
  ja: '保存に失敗しました',
  zh: '名称不能为空',
  ko: '저장하지 못했습니다',
};

/** Rules 6 and 7: a page refuses and confirms in plain words of any language. */
export const otherLanguages: TruthRule = {
  page: 'other-languages',
  tests(truth) {
    test.each(Object.entries(refusals))('a refusal in %s is one: %s', async (language, text) => {
      const tool = toolWithAction(truth.map(), 'Save visitor');
      await truth.open(tool);
      expect(await truth.call(tool, byLabel(tool, { Name: 'Al', Language: language }))).toMatchObject({
        status: 'rejected',
        messages: [expect.stringContaining(text)],
      });
      expect(await truth.kept()).toEqual([]);
    });

    test.each(['de', 'fr', 'es', 'pl', 'ja', 'zh'])('words of success in %s refuse nothing', async (language) => {
      const tool = toolWithAction(truth.map(), 'Save visitor');
      await truth.open(tool);
      const result = await truth.call(tool, byLabel(tool, { Name: 'Alma', Language: language }));
      expect({ status: result.status, kept: await truth.kept() }).toEqual({ status: 'completed', kept: ['Alma'] });
    });
  },
};
