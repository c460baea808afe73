import type { ContainerKind } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { scopeRules, type ScopeQuestion } from '../../../src/selectors/scope/scope-rules.js';
import { everywhere, type SearchScope } from '../../../src/selectors/scope/search-scope.js';

const scope = (kind: ContainerKind, value: string, score: number): SearchScope => ({
  kind,
  target: { selectors: [{ strategy: 'role', value, score }], confidence: score },
  in: new Map([['home', 1]]),
});
const namedForm = scope('form', 'form[name="Sign up"]', 0.6);
const bareForm = scope('form', 'form', 0.6);
const namedDialog = scope('dialog', 'dialog[name="Order"]', 0.6);
const path = scope('group', 'group', 0.2);

/** Two members; stable gives the number of stable members by scope. */
const question = (given: Partial<ScopeQuestion> & { stable?: Map<SearchScope, number> }): ScopeQuestion => ({
  own: null,
  around: () => [],
  members: 2,
  stableIn: (each) => given.stable?.get(each) ?? 0,
  threshold: 0.6,
  ...given,
});

function choice(given: Parameters<typeof question>[0]): [string, SearchScope] | undefined {
  for (const { name, choose } of scopeRules) {
    const found = choose(question(given));
    if (found !== null) return [name, found];
  }
  return undefined;
}

describe('scopeRules', () => {
  test('own-container-with-a-name: takes the tool’s own container before any other', () => {
    const stable = new Map([[everywhere, 2]]);
    expect(choice({ own: namedForm, around: () => [namedDialog], stable })).toEqual([
      'own-container-with-a-name',
      namedForm,
    ]);
  });

  test('named-dialog-or-form-around: takes a named dialog where no fewer members are stable in it', () => {
    const around = () => [path, namedDialog];
    const equal = new Map([
      [everywhere, 1],
      [namedDialog, 1],
    ]);
    expect(choice({ around, stable: equal })).toEqual(['named-dialog-or-form-around', namedDialog]);
    const fewer = new Map([
      [everywhere, 2],
      [namedDialog, 1],
    ]);
    expect(choice({ around, stable: fewer })?.[0]).toBe('whole-document');
  });

  test('dialog-by-its-title: takes a dialog without a role, unless fewer members are stable in it', () => {
    const selectors = [{ strategy: 'css' as const, value: 'body > div', score: 0.2 }];
    const fingerprint = { kind: 'dialog', labels: ['Delete order'], scope: [], unique: ['label'] };
    const titled: SearchScope = { kind: 'dialog', target: { selectors, confidence: 0.2, fingerprint }, in: new Map() };
    const stable = (inIt: number): Map<SearchScope, number> =>
      new Map([
        [everywhere, 2],
        [titled, inIt],
      ]);
    expect(choice({ own: titled, stable: stable(2) })).toEqual(['dialog-by-its-title', titled]);
    expect(choice({ around: () => [path, titled], stable: stable(2) })?.[1]).toBe(titled);
    expect(choice({ own: titled, stable: stable(1) })?.[0]).toBe('whole-document');
    const unnamed = { ...titled, target: { selectors, confidence: 0.2 } };
    expect(choice({ own: unnamed, stable: stable(2) })?.[0]).toBe('whole-document');
  });

  test('own-container-by-role: takes the only form of a page', () => {
    expect(choice({ own: bareForm, stable: new Map([[everywhere, 2]]) })).toEqual(['own-container-by-role', bareForm]);
  });

  test('whole-document: takes no container where every member is stable without one', () => {
    expect(choice({ own: path, stable: new Map([[everywhere, 2]]) })).toEqual(['whole-document', everywhere]);
  });

  test('most-stable-members: takes the container that makes most members stable, the surer of equal ones', () => {
    const surer = scope('landmark', 'region', 0.4);
    const stable = new Map([
      [everywhere, 0],
      [path, 1],
      [surer, 1],
    ]);
    expect(choice({ own: path, around: () => [surer], stable })).toEqual(['most-stable-members', surer]);
    expect(choice({ own: path, stable: new Map([[everywhere, 1]]) })?.[1]).toBe(everywhere);
  });
});
