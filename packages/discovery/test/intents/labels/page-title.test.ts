import { expect, test } from 'vitest';

import { pageTitle } from '../../../src/intents/labels/page-title.js';
import { htmlScene } from '../read-scene.js';

test('the title of the page is read, and the title of a drawing is not', () => {
  expect(pageTitle(htmlScene('<svg><title>Logo</title></svg>').scene.nodes).map(({ text }) => text)).toEqual(['Page']);
});
