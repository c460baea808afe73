import { expect, test } from 'vitest';

import { foldSpace, foldText } from '../../src/index.js';

test.each([
  ['  First\n  name ', 'First name'],
  ['Email *', 'Email'],
  ['Email: *', 'Email'],
  ['メール：', 'メール'],
  ['メール＊', 'メール'],
  ['メール ＊ ：', 'メール'],
  ['\u200eName\u202c:', 'Name'],
  ['编 辑', '编辑'],
  ['编 辑 任务', '编 辑 任务'],
  ['Ratio 1:2', 'Ratio 1:2'],
  ['* required', '* required'],
  ['***', ''],
])('foldText turns %j into %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('foldSpace keeps required marks', () => {
  expect(foldSpace(' \ufeffEmail  * ')).toBe('Email *');
});
