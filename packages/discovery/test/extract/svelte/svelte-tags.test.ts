import { describe, expect, test } from 'vitest';

import { svelteTags } from '../../../src/extract/svelte/svelte-tags.js';

const found = (source: string): string[] =>
  svelteTags(source).map(
    ({ name, host, line, column, attributes }) =>
      `${line}:${column} ${host ? '' : 'component '}${name} ${attributes.join(' ')}`,
  );

describe('the tags of a Svelte component', () => {
  test('are those of its markup, with their places', () => {
    const source = [
      '<script lang="ts">let shown = $state<Map<string, number>>(new Map()); const open = 1 < 2;</script>',
      '<!-- <button>old</button> -->',
      '{#if a < b && c === "}"}',
      '  <button class:on={shown} onclick={() => { save(`${"}"}`); }}>Save</button>',
      '{/if}',
      '{#each list as { id, name } (id)}<Row {id} title="a {name > 1 ? "x" : \'}\'} b" />{/each}',
      '<input bind:value disabled={/* } */ false} value=a{b}c>',
      '<style>a > b { color: red }</style>',
    ].join('\n');
    expect(found(source)).toEqual([
      '4:3 button class:on onclick',
      '6:34 component Row title',
      '7:1 input bind:value disabled value',
    ]);
  });

  test('take an attribute behind the name, or behind a spread', () => {
    const source = '<button {...rest} class="a">x</button>';
    const [tag] = svelteTags(source);
    expect(source.slice(0, tag!.offset)).toBe('<button {...rest}');
    expect(svelteTags('<a href="/">x</a>')[0]).toMatchObject({ offset: 2, nameEnd: 2, start: 0, end: 12 });
  });

  test('leave out slots and elements of the compiler', () => {
    expect(found('<slot name="x" /><svelte:head><title>x</title></svelte:head>')).toEqual(['1:31 title ']);
  });

  test.each(['<button onclick={() => {>x', '{#if a', '<button class="x'])(
    'are none in a file that does not end: %s',
    (source) => {
      expect(svelteTags(source)).toEqual([]);
    },
  );
});
