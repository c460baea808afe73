import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const before = `import { mergeProps, getProps } from 'ui';
  const BASE = { title: 'Base', lang: 'en' };
  const SELF = { ...SELF, title: 'Self' };`;

test.each([
  ['a later prop wins', '<p {...BASE} title="Own" />', ['lang="en"', 'title="Own"']],
  ['a later spread wins', '<p title="Own" {...BASE} />', ['title="Base"', 'lang="en"']],
  ['an object inside itself ends', '<p {...SELF} />', ['title="Self"']],
  ['merged props are spread in order', '<p {...mergeProps(BASE, { lang: "de" })} />', ['title="Base"', 'lang="de"']],
  ['an unknown spread stays', '<p {...getProps()} title="Own" />', ['...=ui/getProps()', 'title="Own"']],
  ['either of two objects', '<p {...(props.on ? BASE : {})} />', ['title="Base"', 'lang="en"']],
  ['null adds nothing', '<p {...null} title="Own" />', ['title="Own"']],
])('%s', (_, markup, expected) => {
  const lines = showRoot({ 'a.tsx': `${before}\nexport const Page = (props) => ${markup};` });
  expect(lines.slice(1).map((line) => line.trim())).toEqual(expected);
});
