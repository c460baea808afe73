import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { isOfFrame } from '../../src/explore/is-of-frame.js';

const fingerprint = { kind: 'button', labels: [], scope: [], unique: [] };

/** A page with a part of each role, and one control in each part; the last control is in no part. */
function frameOf(...roles: string[]): boolean[] {
  const kindOf = (role: string): PageSnapshot['containers'][number]['kind'] =>
    role === 'menu' || role === 'dialog' ? role : 'landmark';
  const containers = roles.map((role, index): PageSnapshot['containers'][number] => ({
    index,
    kind: kindOf(role),
    tag: 'div',
    role,
    name: '',
    parent: null,
    attributes: {},
    testIds: [],
    candidates: [],
    fingerprint,
  }));
  const elements = [...roles.map((_, index) => [index]), []].map((chain, index): PageElement => ({
    index,
    tag: 'button',
    role: 'button',
    name: 'Open',
    labels: [],
    attributes: {},
    testIds: [],
    chain,
    constraints: {},
    disabled: false,
    candidates: [],
    fingerprint,
  }));
  const snapshot: PageSnapshot = { state: 'home', route: '/', elements, containers };
  return elements.map((element) => isOfFrame(element, snapshot));
}

test('a control in a header, a footer or a menu of the site is of the frame', () => {
  expect(frameOf('banner', 'contentinfo', 'navigation', 'form')).toEqual([true, true, true, false, false]);
});

test('a control beside the marked content is of the frame, and one of a part over the page is not', () => {
  expect(frameOf('main', 'menu', 'dialog', 'group')).toEqual([false, false, false, true, true]);
});
