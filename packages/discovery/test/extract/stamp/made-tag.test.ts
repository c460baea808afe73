import type { MadeTag } from '@webmcp/contract';
import { describe, expect, it } from 'vitest';

import { siteFinder } from '../../../src/extract/stamp/site-finder.js';

/** Returns the line of the tag in a template, one tag a line, that made a node. */
function lineOf(tags: string[], name: string, attributes: MadeTag['attributes'], isRoot = false): number | undefined {
  const text = ['<template>', ...tags, '</template>'].join('\n');
  const siteOf = siteFinder([{ path: 'src/Nav.vue', text }], '/shop');
  const tag = { names: [name], attributes, ...(isRoot ? { isRoot: true as const } : {}) };
  return siteOf('/shop/src/Nav.vue', 0, 0, tag)?.line;
}

const links = [
  '<RouterLink to="/" class="link">Home</RouterLink>',
  '<router-link :to="{ name: next }" class="link" active-class="on">Next</router-link>',
  '<RouterLink v-if="open" to="/about" @click.once="close">About</RouterLink>',
  '<button type="button" :disabled="busy" @click="save">Save</button>',
  '<input v-model="name" type="text" v-focus>',
  '<a v-bind="more" href="/help">Help</a>',
];

describe('the only tag that can have made a node', () => {
  it.each<[string, string, MadeTag['attributes'], number]>([
    ['has its texts', 'RouterLink', { to: '/', class: 'link wide' }, 2],
    ['has its names, in either spelling', 'RouterLink', { to: null, class: 'link', 'active-class': 'on' }, 3],
    ['has its handlers', 'RouterLink', { to: '/about', onClickOnce: null, key: null }, 4],
    ['has its bound attributes', 'button', { type: 'button', disabled: null, onClick: null }, 5],
    ['has its model', 'input', { type: 'text', 'onUpdate:modelValue': null }, 6],
    ['takes any attribute from an object', 'a', { href: '/help', rel: 'help' }, 7],
  ])('%s', (_, name, attributes, line) => {
    expect(lineOf(links, name, attributes)).toBe(line);
  });

  it.each<[string, string, MadeTag['attributes']]>([
    ['another text', 'RouterLink', { to: '/elsewhere', class: 'link' }],
    ['a name that no tag gives', 'button', { type: 'button', title: 'x' }],
    ['less than each tag gives', 'RouterLink', {}],
    ['another name', 'NuxtLink', { to: '/' }],
  ])('is unknown for a node with %s', (_, name, attributes) => {
    expect(lineOf(links, name, attributes)).toBeUndefined();
  });

  it('is unknown if several tags can', () => {
    expect(lineOf(['<b>one</b>', '<b>two</b>'], 'b', {})).toBeUndefined();
    expect(lineOf(['<b title="one">one</b>', '<b>two</b>'], 'b', { title: 'one' })).toBe(2);
  });

  it('is known by its name alone for the root of a component, whose user gives it attributes', () => {
    expect(lineOf(['<button class="own"><b>x</b></button>'], 'button', { id: 'theirs' }, true)).toBe(2);
    expect(lineOf(['<div>', '<div class="own" />', '</div>'], 'div', { class: 'own' }, true)).toBe(2);
    expect(lineOf(['<button class="own" /><button />'], 'button', { class: 'own' }, true)).toBeUndefined();
  });

  it('has a class if the node has one', () => {
    const tags = ['<button @click="drop">Delete</button>', '<button class="edit" @click="edit">Edit</button>'];
    expect(lineOf(tags, 'button', { class: 'edit', onClick: null })).toBe(3);
    expect(lineOf(tags, 'button', { onClick: null })).toBe(2);
  });

  it('is null if no tag is found, and undefined outside of the app', () => {
    const siteOf = siteFinder([{ path: 'src/Nav.vue', text: '<template><b/><b/></template>' }], '/shop');
    const tag = { names: ['b'], attributes: {} };
    expect(siteOf('/shop/src/Nav.vue', 0, 0, tag)).toBeNull();
    expect(siteOf('/lib/Other.vue', 0, 0, tag)).toBeUndefined();
  });

  it('may be a component of any name', () => {
    expect(lineOf(['<component :is="tag" to="/" />'], 'RouterLink', { to: '/' })).toBe(2);
  });
});
