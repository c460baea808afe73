import { describe, expect, test } from 'vitest';

import { claimOf, claimRules } from '../../src/group/claim-rules.js';
import type { Intent } from '../../src/intents/model/intent.js';
import { buildWorld, call, handler, type ControlSpec } from '../match/build-world.js';

interface Case {
  button: ControlSpec;
  field?: ControlSpec;
  /** State that the field is bound to. */
  binds?: string;
  sets?: Intent['handlers'][number]['sets'];
  isNear?: boolean;
}

const at = { file: 'app.tsx', line: 1, column: 1 };
const term = { kind: 'reference' as const, path: ['term'], at };

const record = { kind: 'reference' as const, path: ['item'], at };

/** Compares the name of an entry with the term. */
const compares = { ...call('user.name.includes'), args: [term] };

/** Draws a list anew by the term. */
const draws = { ...call('draw', 'term'), own: true as const };

/** One case for which each rule, and no rule before, holds. */
const cases: Record<string, Case> = {
  'sets-back': { button: { label: 'Clear' } },
  'deletes-the-record': {
    button: { label: 'Delete task', handlers: [handler('click', 'remove', [call('term.trim')])] },
    binds: 'term',
  },
  'takes-the-list': {
    button: { label: 'Export', handlers: [handler('click', 'exportAll', [compares])] },
    field: { label: 'Search users', handlers: [handler('change', 'seek')] },
    binds: 'term',
  },
  'changes-its-record': {
    button: { label: 'Play', handlers: [handler('click', 'play', [{ ...call('play'), args: [record] }])] },
    field: { label: 'Done', control: 'checkbox', handlers: [handler('change', 'toggle', [call('toggle')])] },
    binds: 'item.done',
  },
  'shows-the-list-again': {
    button: { label: 'Pin', handlers: [handler('click', 'pin', [call('localStorage.setItem'), draws])] },
    field: { label: 'Search users', handlers: [handler('change', 'seek', [draws])] },
    binds: 'term',
  },
  'calls-another-page': {
    button: { label: 'Next', handlers: [handler('click', undefined, [call('table.nextPage')])] },
    binds: 'table.size',
  },
  'copies-the-record': {
    button: { label: 'Duplicate', handlers: [handler('click', 'copy', [call('notes.find().content.slice')])] },
    field: { label: 'Content', handlers: [{ ...handler('change', 'write'), sets: [{ state: '1:notes' }] }] },
    binds: 'notes.find().content',
  },
  'uses-state': { button: { label: 'Go', handlers: [handler('click', 'go', [call('term.trim')])] }, binds: 'term' },
  'only-sets-state': {
    button: { label: 'Rome', handlers: [handler('click', 'rome')] },
    binds: 'town',
    sets: [{ state: 'town', value: 'Rome' }],
  },
  'far-away': { button: { label: 'Save' }, isNear: false },
  'does-nothing': { button: { label: 'Save' }, field: { label: 'Volume', handlers: [handler('change', 'turn')] } },
  'beside-a-search': { button: { label: 'Add user' }, field: { label: 'Search users', control: 'search' } },
  'turns-pages': {
    button: { label: 'Next', handlers: [handler('click', 'next')] },
    binds: '1:term',
    sets: [{ state: '1:currentPage' }],
  },
  'words-submit': { button: { label: 'Save' } },
  'words-may-submit': { button: { label: 'Begin', handlers: [handler('click', 'createOrder')] } },
  'counts-only': { button: { label: '3' } },
  'field-without-code': { button: { label: 'Moon' } },
};

function questionOf({ button, field = { label: 'Name', control: 'text' }, binds, sets = [], isNear = true }: Case) {
  const [action, own] = buildWorld([button, { control: 'text', ...field }]).appModel.intents as [Intent, Intent];
  return {
    action: { ...action, handlers: action.handlers.map((each) => ({ ...each, sets })) },
    field: { ...own, ...(binds === undefined ? {} : { binds }) },
    isNear,
  };
}

describe('claimRules', () => {
  test('each rule has a case', () => {
    expect(Object.keys(cases)).toEqual(claimRules.map(({ name }) => name));
  });

  test.each([
    ['a button in another language', 'Limpiar', 'handleReset', null],
    ['a button that submits', 'Save', 'resetAfterSave', 'state'],
    ['a button that has a password set back', 'Zurücksetzen', 'resetPassword', 'state'],
  ])('%s sets fields back by the name of its function, or does not', (_, label, name, claim) => {
    const passes = { ...call('send'), args: [term] };
    const question = questionOf({ button: { label, handlers: [handler('click', name, [passes])] }, binds: 'term' });
    expect(claimOf(question)).toBe(claim);
  });

  test('a box of a row whose handler only keeps a draft belongs to the button', () => {
    const keeps = { ...handler('change', 'keep'), does: { calls: [], assigns: [] } };
    const own = { label: 'Done', control: 'checkbox' as const, handlers: [keeps] };
    const button = { label: 'Save', handlers: [handler('click', 'save')] };
    expect(claimOf(questionOf({ button, field: own, binds: 'item.done' }))).toBe('words');
  });

  test('a button of a row that passes the value of a box submits the box', () => {
    const own = {
      label: 'Done',
      control: 'checkbox' as const,
      handlers: [handler('change', 'toggle', [call('toggle')])],
    };
    const passes = { ...call('keep'), args: [{ ...record, path: ['item', 'done'] }] };
    const button = { label: 'Keep', handlers: [handler('click', 'keep', [passes])] };
    expect(claimOf(questionOf({ button, field: own, binds: 'item.done' }))).toBe('state');
  });

  test('"Next" of a wizard submits the fields of a step', () => {
    const button = { label: 'Next', handlers: [handler('click', 'next')] };
    expect(claimOf(questionOf({ button, binds: '1:town', sets: [{ state: '1:step' }] }))).toBe('words');
  });

  test('a box of a row that no state is bound to changes its record, and a box elsewhere belongs to the button', () => {
    const own = {
      label: 'Done',
      control: 'checkbox' as const,
      handlers: [handler('change', 'toggle', [call('toggle')])],
    };
    const question = questionOf({ button: { label: 'Save', handlers: [handler('click', 'save')] }, field: own });
    expect(claimOf({ ...question, inRow: true })).toBeNull();
    expect(claimOf(question)).toBe('words');
  });

  test('a button beside a search that passes the term on, or sets a state, submits the search', () => {
    const field = { label: 'Search users', handlers: [handler('change', 'seek')] };
    const passes = { ...call('load'), args: [term] };
    const button = { label: 'Go', handlers: [handler('click', 'go', [compares, passes])] };
    expect(claimOf(questionOf({ button, field, binds: 'term' }))).toBe('state');
    const finds = { label: 'Go', handlers: [handler('click', 'go', [compares])] };
    expect(claimOf(questionOf({ button: finds, field, binds: 'term', sets: [{ state: 'found' }] }))).toBe('state');
  });

  test('a button that draws the list anew and keeps nothing submits the search', () => {
    const field = { label: 'Search users', handlers: [handler('change', 'seek', [draws])] };
    const button = { label: 'Go', handlers: [handler('click', 'go', [draws, { ...call('load'), args: [term] }])] };
    expect(claimOf(questionOf({ button, field, binds: 'term' }))).toBe('state');
  });

  test.each([
    ['an unbound list of a row that keeps its value', true, null],
    ['an unbound list elsewhere', false, 'words'],
  ])('%s changes its record, or belongs to the button', (_, inRow, claim) => {
    const keeps = handler('change', 'move', [call('localStorage.setItem')]);
    const field = { label: 'Shelf', control: 'select' as const, handlers: [keeps] };
    const question = questionOf({ button: { label: 'Save', handlers: [handler('click', 'save')] }, field });
    expect(claimOf({ ...question, inRow })).toBe(claim);
  });

  test.each([
    ['a header with a data attribute', { name: 'sort', value: 'name' }, null],
    ['a button without one', undefined, 'state'],
  ])('%s that sets the state of a list chooses a value, or submits the list', (_, datum, claim) => {
    const question = questionOf({
      button: { label: 'Name', handlers: [handler('click', 'sort')] },
      binds: '1:order',
      sets: [{ state: '1:order' }],
    });
    expect(claimOf({ ...question, action: { ...question.action, ...(datum && { datum }) } })).toBe(claim);
  });

  test('a button that sets a state and draws the list anew leaves the search, and a button that searches takes it', () => {
    const field = { label: 'Search users', handlers: [handler('change', 'seek', [draws])] };
    const claims = ['7', 'Search'].map((label) => {
      const button = { label, handlers: [handler('click', 'turn', [draws])] };
      return claimOf(questionOf({ button, field, binds: 'term', sets: [{ state: '1:shown' }] }));
    });
    expect(claims).toEqual([null, 'words']);
  });

  test.each(claimRules.map((rule) => [rule.name, rule] as const))('%s: decides the claim', (name, rule) => {
    const question = questionOf(cases[name]!);
    expect(claimRules.find(({ holds }) => holds(question))?.name).toBe(name);
    expect(claimOf(question)).toBe(rule.claim);
  });
});
