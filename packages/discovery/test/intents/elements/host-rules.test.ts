import type { Entry } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { HostElement, hostEntry, hostRules } from '../../../src/intents/elements/host-rules.js';
import { element, htmlScene } from '../read-scene.js';

const summary = (entry: Entry | null): string =>
  entry === null
    ? 'none'
    : `${entry.is} ${'control' in entry ? entry.control : 'kind' in entry ? `${entry.kind} ${entry.is === 'boundary' ? (entry.role ?? '') : ''}` : ''}`.trim();

/** The rules in order, each with an element that it decides and the entry that it gives. */
const cases: [rule: string, markup: string, entry: string][] = [
  ['explicit role', '<div role="button">x</div>', 'action button'],
  ['clickable region', '<section onclick="go()">x</section>', 'action button'],
  ['HTML element', '<select multiple></select>', 'field listbox'],
  ['editable content', '<div contenteditable>x</div>', 'field contenteditable'],
  ['popover', '<div popover>x</div>', 'boundary popover'],
  ['Bootstrap modal', '<div class="modal" id="m">x</div>', 'boundary dialog dialog'],
  ['Bootstrap offcanvas', '<div class="offcanvas" id="m">x</div>', 'boundary drawer dialog'],
  ['Bootstrap dropdown menu', '<ul class="dropdown-menu">x</ul>', 'boundary menu'],
  ['Bootstrap tab pane', '<div class="tab-pane" id="m">x</div>', 'boundary region tabpanel'],
  ['modal by its class', '<div class="modal-overlay" id="m">x</div>', 'boundary dialog'],
  ['hidden region', '<div id="m" style="display: none">x</div>', 'boundary region'],
  ['Bootstrap collapse', '<div class="collapse" id="m">x</div>', 'boundary region'],
  ['plain structure', '<div>x</div>', 'none'],
  ['link without an address', '<a onclick="go()">x</a>', 'action button'],
  ['clickable element', '<td onclick="go()">x</td>', 'action button'],
];

const props = (markup: string): [string, HostElement['props']] => {
  const [, tag = ''] = /^<(\w+)/.exec(markup) ?? [];
  const wrapped = tag === 'td' ? `<table><tr>${markup}</tr></table>` : markup;
  return [tag, element(htmlScene(wrapped), tag).props];
};

describe('host rules', () => {
  test.each(cases)('%s decides %s', (rule, markup, entry) => {
    const host = new HostElement(...props(markup));
    expect(hostRules.find((one) => one.fits(host))?.name).toBe(rule);
    expect(summary(hostEntry(...props(markup)))).toBe(entry);
  });

  test('every rule has a case, in order', () => {
    expect(cases.map(([rule]) => rule)).toEqual(hostRules.map(({ name }) => name));
  });

  test.each([
    ['a navigation bar that collapses on small screens', '<div class="collapse navbar-collapse" id="m">x</div>'],
    ['a hidden input with a handler', '<input type="hidden" onclick="go()">'],
    ['content that is not editable', '<div contenteditable="false">x</div>'],
    ['a role of structure', '<div role="presentation">x</div>'],
  ])('%s has no entry', (_, markup) => {
    expect(hostEntry(...props(markup))).toBeNull();
  });

  test('a hidden element with the class of a modal is a dialog, and not a region', () => {
    const markup = '<div class="login-modal" id="m" hidden>x</div>';
    expect(summary(hostEntry(...props(markup)))).toBe('boundary dialog');
  });

  test('a clickable cell has the role of a cell', () => {
    expect(hostEntry(...props('<td onclick="go()">x</td>'))).toMatchObject({ roles: ['cell'], byEvents: true });
  });
});
