import { describe, expect, test } from 'vitest';

import { effectOf, effectRules } from '../../src/merge/effect-rules.js';
import { match } from '../../src/match/match-pages.js';
import { matchedElements } from '../../src/match/model/matched-elements.js';
import type { ToolCandidate } from '../../src/group/tool-candidate.js';
import { tool } from '../build-map.js';
import { buildWorld, call, handler, type ControlSpec } from '../match/build-world.js';

/** Returns the effect of a lone control, and the rule that knows it. @param landmark around the control on its page */
function effect(spec: ControlSpec, { file = 'index.html', landmark }: { file?: string; landmark?: string } = {}) {
  const { appModel, snapshot } = buildWorld(landmark === undefined ? [spec] : [{ box: 'region', inside: [spec] }], {
    file,
  });
  const containers = snapshot.containers.map((container) => ({ ...container, role: landmark ?? container.role }));
  const pages = [{ ...snapshot, containers }];
  const seen = matchedElements(match(appModel, pages), pages);
  const candidate: ToolCandidate = tool({ kind: spec.control === 'link' ? 'navigation' : 'action', action: 0 });
  const rule = effectRules.find((each) => each.effect(candidate, appModel, seen) !== null);
  return { rule: rule?.name, text: effectOf(candidate, appModel, seen) };
}

const link = (href: string): ControlSpec => ({ label: 'Help', control: 'link', href });
const button = (name: string, ...calls: ReturnType<typeof call>[]): ControlSpec => ({
  label: 'Save',
  handlers: [handler('click', name, calls)],
});

describe('effectRules', () => {
  test('same-address: resolves addresses of files in other folders', () => {
    const [one, other] = [effect(link('help.html')), effect(link('../help.html'), { file: 'pages/404.html' })];
    expect(one).toEqual({ rule: 'same-address', text: 'href file:///help.html' });
    expect(other.text).toBe(one.text);
    expect(effect(link('about.html')).text).not.toBe(one.text);
  });

  test('same-code: compares the calls of handlers', () => {
    const one = effect(button('save', call('api.save')));
    expect(one.rule).toBe('same-code');
    expect(effect(button('save', call('api.save'))).text).toBe(one.text);
    expect(effect(button('save', call('api.remove'))).text).not.toBe(one.text);
  });

  test('same-code: compares the texts that calls pass', () => {
    const one = effect(button('remove', call('dispatch', { type: 'DELETE_CARD' }))).text;
    expect(effect(button('remove', call('dispatch', { type: 'DELETE_CARD' }))).text).toBe(one);
    expect(effect(button('remove', call('dispatch', { type: 'DELETE_LOAN' }))).text).not.toBe(one);
    expect(effect(button('remove', call('dispatch', 'DELETE_LOAN'))).text).not.toBe(one);
  });

  test('same-frame: names the header around a control without code', () => {
    expect(effect({ label: 'Menu' }, { landmark: 'banner' })).toMatchObject({
      rule: 'same-frame',
      text: expect.stringContaining('"landmark":"banner"') as string,
    });
  });

  test('no rule knows a control without code outside of header and footer', () => {
    expect(effect({ label: 'Menu' })).toEqual({ rule: undefined, text: null });
    expect(effect({ label: 'Menu' }, { landmark: 'region' })).toEqual({ rule: undefined, text: null });
  });
});
