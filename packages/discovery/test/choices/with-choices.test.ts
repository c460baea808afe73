import { describe, expect, test } from 'vitest';

import { withChoices } from '../../src/choices/with-choices.js';
import type { HandlerFacts } from '../../src/extract/facts/facts.js';
import { group } from '../../src/group/group.js';
import type { HandlerEvidence, Intent } from '../../src/intents/model/intent.js';
import { assess } from '../../src/risk/assess.js';
import { match } from '../../src/match/match-pages.js';
import { buildWorld, call, handler, type BoxSpec, type ControlSpec } from '../match/build-world.js';

type Spec = ControlSpec | BoxSpec;

/** Runs the stage on a page. `chooses` adds the values that buttons set, by label; `steps` marks buttons around a number. */
function choicesOf(
  specs: readonly Spec[],
  given: {
    chooses?: Record<string, Intent['chooses']>;
    datum?: Record<string, Intent['datum']>;
    steps?: string[];
    pressed?: string[];
    role?: string;
    looped?: string[];
    opener?: string;
  } = {},
): { tools: { kind: string; label?: string; options?: string[]; several?: true }[]; fellows: number } {
  const world = buildWorld(specs);
  const intents = world.appModel.intents.map((intent) => {
    const chooses = given.chooses?.[intent.labels[0]?.text ?? ''];
    const datum = given.datum?.[intent.labels[0]?.text ?? ''];
    const isLooped = given.looped?.includes(intent.labels[0]?.text ?? '') === true;
    const ofLoop = isLooped ? { sites: [{ file: 'loop.js', line: 1, column: 1 }] } : {};
    return {
      ...intent,
      ...ofLoop,
      ...(chooses === undefined ? {} : { chooses }),
      ...(datum === undefined ? {} : { datum }),
    };
  });
  const appModel = { ...world.appModel, intents };
  const snapshot = {
    ...world.snapshot,
    elements: world.snapshot.elements.map((element) => ({
      ...element,
      ...(given.steps?.includes(element.name) === true ? { steps: true as const } : {}),
      ...(given.pressed?.includes(element.name) === true
        ? { attributes: { ...element.attributes, 'aria-pressed': 'false' } }
        : {}),
    })),
    containers: world.snapshot.containers.map((container) =>
      given.role === undefined ? container : { ...container, role: given.role },
    ),
  };
  const paired = match(appModel, [snapshot]);
  const opener = intents.findIndex(({ labels: [label] }) => label?.text === given.opener);
  const candidates = group(appModel).flatMap((one) =>
    opener === -1 ? [one] : one.action === opener ? [] : [{ ...one, openers: [opener] }],
  );
  const found = withChoices({ appModel, candidates, match: paired }, [snapshot]);
  return {
    tools: found.candidates.map(({ kind, fields }) => {
      const field = found.appModel.intents[fields[0] ?? -1];
      return {
        kind,
        ...(field === undefined ? {} : { label: field.labels[0]?.text ?? '' }),
        ...(field?.options === undefined ? {} : { options: field.options.map(({ label }) => label) }),
        ...(field?.constraints.multiple === true ? { several: true as const } : {}),
      };
    }),
    fellows: found.match.fellows?.length ?? 0,
  };
}

const button = (label: string, ...handlers: HandlerEvidence[]): ControlSpec => ({
  label,
  control: 'button',
  handlers: handlers.length > 0 ? handlers : [handler('click', undefined)],
});
const menuItem = (label: string): ControlSpec => ({
  label,
  control: 'menuitem',
  role: 'menuitem',
  handlers: [handler('click', undefined, [call('assignStage', label)])],
});
const link = (label: string): ControlSpec => ({ label, control: 'link', href: `/${label.toLowerCase()}` });

describe('buttons', () => {
  const states = { All: '1:shelf', Bread: '1:shelf', Cake: '1:shelf', Large: '1:size' };
  const chooses = Object.fromEntries(Object.entries(states).map(([value, state]) => [value, { state, value }]));

  test('that set one state are one field, named by the state', () => {
    const found = choicesOf(
      ['All', 'Bread', 'Cake', 'Large'].map((label) => button(label)),
      { chooses },
    );
    expect(found).toEqual({
      tools: [{ kind: 'action' }, { kind: 'form', label: 'Shelf', options: ['All', 'Bread', 'Cake'] }],
      fellows: 2,
    });
  });

  test('that only set one state are one field, also where one of them reads like an act', () => {
    const filters = ['All', 'Active', 'Complete'];
    const given = Object.fromEntries(filters.map((value) => [value, { state: '1:filter', value }]));
    const field = { kind: 'form', label: 'Filter', options: filters };
    const direct = filters.map((label) => button(label));
    expect(choicesOf(direct, { chooses: given }).tools).toEqual([field]);
    const byFunction = filters.map((label) =>
      button(label, {
        ...handler('click', undefined, [{ ...call('setFilter', label), own: true }]),
        sets: [given[label]!],
      }),
    );
    expect(choicesOf(byFunction).tools).toEqual([field]);
  });

  test('that one function answers, each with another data attribute, are one field', () => {
    const kinds = ['All', 'Food', 'Complete'];
    const datum = Object.fromEntries(kinds.map((value) => [value, { name: 'kind', value }]));
    const specs = kinds.map((label) => button(label, handler('click', undefined, [call('draw')])));
    expect(choicesOf(specs, { datum }).tools).toEqual([{ kind: 'form', label: 'Kind', options: kinds }]);
    const ending = ['All', 'Food', 'Delete'].map((label) => button(label, handler('click', undefined, [call('draw')])));
    const data = Object.fromEntries(['All', 'Food', 'Delete'].map((value) => [value, { name: 'kind', value }]));
    expect(choicesOf(ending, { datum: data }).tools).toEqual([
      { kind: 'action' },
      { kind: 'form', label: 'Kind', options: ['All', 'Food'] },
    ]);
    expect(choicesOf(specs).tools).toHaveLength(3);
    const short = Object.fromEntries(kinds.map((value) => [value, { name: 'f', value }]));
    const setting = specs.map((spec) => ({
      ...spec,
      handlers: spec.handlers!.map((one) => ({ ...one, sets: [{ state: '1:filter' }] })),
    }));
    expect(choicesOf(setting, { datum: short }).tools).toMatchObject([{ kind: 'form', label: 'Filter' }]);
  });

  test('that carry a value and show a count are named without the count, and by the value if they look the same', () => {
    const pressed = handler('click', undefined, [call('draw')]);
    const counted = (label: string, count: number): ControlSpec => ({
      ...button(`${label} (${count})`, pressed),
      labels: [{ text: `${label} (…)`, parts: [`${label} (`, null, ')'], from: 'content' }],
    });
    const datum = { 'Open (…)': { name: 'filter', value: 'open' }, 'Done (…)': { name: 'filter', value: 'done' } };
    expect(choicesOf([counted('Open', 2), counted('Done', 1)], { datum }).tools).toEqual([
      { kind: 'form', label: 'Filter', options: ['Open', 'Done'] },
    ]);
  });

  describe('that each put a literal into one collection', () => {
    const all = ['Cheese', 'Olives', 'Onions'];
    const toggling = (value: string, state = '1:toppings'): ControlSpec =>
      button(value, {
        ...handler('click', undefined, [{ ...call('toggleTopping', value), own: true }]),
        sets: [{ state }],
      });
    const specs = all.map((value) => toggling(value));

    test('and show which are in, are one list of values', () => {
      const field = { kind: 'form', label: 'Toppings', options: all, several: true };
      expect(choicesOf(specs, { pressed: all }).tools).toEqual([field]);
    });

    test('and do not show which are in, are pressed one at a time', () => {
      expect(choicesOf(specs).tools).toEqual([{ kind: 'form', label: 'Topping', options: all }]);
    });

    test('and that set the literal itself, hold one value', () => {
      const single = Object.fromEntries(all.map((value) => [value, { state: '1:topping', value }]));
      const found = choicesOf(specs, { pressed: all, chooses: single });
      expect(found.tools).toEqual([{ kind: 'form', label: 'Topping', options: all }]);
    });

    test('of two collections are two lists', () => {
      const two = [...specs, toggling('Small', '1:sizes'), toggling('Large', '1:sizes')];
      expect(choicesOf(two, { pressed: [...all, 'Small', 'Large'] }).tools.map(({ label }) => label)).toEqual([
        'Toppings',
        'Sizes',
      ]);
    });
  });

  test('that all read like acts, or that send something, are no choice with an act', () => {
    const acts = ['Complete', 'Archive'];
    const given = Object.fromEntries(acts.map((value) => [value, { state: '1:mode', value }]));
    expect(
      choicesOf(
        acts.map((label) => button(label)),
        { chooses: given },
      ).tools,
    ).toEqual([{ kind: 'action' }, { kind: 'action' }]);
    const sending = ['Open again', 'Later', 'Complete'].map((label) =>
      button(label, handler('click', undefined, [{ ...call('mark', label), own: true }, call('fetch', '/tasks')])),
    );
    expect(choicesOf(sending).tools).toEqual([
      { kind: 'action' },
      { kind: 'form', label: 'Mark', options: ['Open again', 'Later'] },
    ]);
  });

  test('that act in another language of the app are no choice', () => {
    const inTwo = (own: string, other: string): ControlSpec => ({
      ...button(own, handler('click', undefined, [call('say', own)])),
      labels: [
        { text: own, from: 'content' },
        { text: other, from: 'content', locales: ['en'] },
      ],
    });
    const texts = { Abonnieren: 'Subscribe', Abbestellen: 'Unsubscribe' };
    const specs = Object.entries(texts).map(([own, other]) => inTwo(own, other));
    expect(choicesOf(specs).tools.map(({ kind }) => kind)).toEqual(['action', 'action']);
  });

  test('that call one function with different literals are one field, named by the function', () => {
    const specs = ['Rye', 'Spelt'].map((label) =>
      button(label, handler('click', undefined, [call('setPizzaStyle', label)])),
    );
    expect(choicesOf(specs).tools).toEqual([{ kind: 'form', label: 'Pizza style', options: ['Rye', 'Spelt'] }]);
  });

  test('that pass the pressed element on beside the literal are one field, and without a literal are not', () => {
    const pressed = { kind: 'reference' as const, path: ['this'], at: handler('click', undefined).source };
    const specs = (args: (label: string) => string[]): ControlSpec[] =>
      ['Rye', 'Spelt'].map((label) => {
        const made = call('setPizzaStyle', ...args(label));
        return button(label, handler('click', undefined, [{ ...made, args: [...made.args, pressed] }]));
      });
    expect(choicesOf(specs((label) => [label])).tools).toEqual([
      { kind: 'form', label: 'Pizza style', options: ['Rye', 'Spelt'] },
    ]);
    expect(choicesOf(specs(() => [])).tools).toHaveLength(2);
  });

  describe('that one loop draws for a constant list', () => {
    const sounds = ['Rain', 'Waves'];
    const plays = (label: string): ControlSpec =>
      button(label, handler('click', undefined, [{ ...call('playSound', label), own: true }, call('stop', 'all')]));
    const specs = sounds.map(plays);

    test('are one field, also with further calls', () => {
      const at = handler('click', undefined).source;
      const same = specs.map((spec) => ({ ...spec, handlers: spec.handlers!.map((one) => ({ ...one, source: at })) }));
      expect(choicesOf(same, { looped: sounds }).tools).toEqual([
        { kind: 'form', label: 'Play sound', options: sounds },
      ]);
    });

    test('are named by the method of a library that they call first, before functions that follow', () => {
      const first = (callee: string): ReturnType<typeof call> => ({ ...call(callee, '1'), callee: ['table', callee] });
      const named = (callee: string): string | undefined => {
        const calls = [call('add', '1'), first(callee), { ...call('serializeFilters'), own: true as const }];
        const specs = sounds.map((label) => button(label, handler('click', undefined, calls)));
        return choicesOf(specs, { looped: sounds }).tools[0]?.label;
      };
      expect(named('setPageIndex')).toBe('Page');
      expect(named('reload')).toBe('Serialize filters');
    });

    test('and that do nothing known are tools of their own', () => {
      const idle = sounds.map((label) => button(label));
      expect(choicesOf(idle, { looped: sounds }).tools).toHaveLength(2);
    });

    test('and whose texts act are tools of their own', () => {
      const acts = ['Delete all', 'Add all'];
      expect(choicesOf(acts.map(plays), { looped: acts }).tools).toHaveLength(2);
    });
  });

  test('of a loop are values as options, and acts as items of a menu', () => {
    const texts = ['Backlog', 'Done', 'Save later'];
    const item = (role: string, label: string): ControlSpec => ({
      label,
      control: role === 'option' ? 'option' : 'menuitem',
      role,
      handlers: [handler('click', undefined, [{ ...call('toggle', 'value'), own: true }])],
    });
    const of = (role: string, labels: string[]): (string[] | undefined)[] =>
      choicesOf(
        labels.map((label) => item(role, label)),
        { looped: labels },
      ).tools.map(({ options }) => options);
    expect(of('option', texts)).toEqual([texts]);
    expect(of('menuitem', texts)).toEqual([undefined, undefined, undefined]);
    expect(of('option', [...texts, 'Delete'])).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('with emojis alone are one field, and with symbols alone are not', () => {
    const set = (texts: string[]): number =>
      choicesOf(
        texts.map((text) => button(text)),
        { chooses: Object.fromEntries(texts.map((value) => [value, { state: '1:icon', value }])) },
      ).tools.length;
    expect(set(['🧘', '🏃', '📚'])).toBe(1);
    expect(set(['×', '≡', '›'])).toBe(3);
  });

  test('that only go to pages of the app are one field of pages', () => {
    const goes = (label: string, ...more: HandlerFacts['calls']): ControlSpec =>
      button(label, handler('click', undefined, [call('useNavigate().navigate', label.toLowerCase()), ...more]));
    expect(choicesOf([goes('Home'), goes('Users')]).tools).toEqual([
      { kind: 'navigation', label: 'Page', options: ['Home', 'Users'] },
    ]);
    const tracked = [goes('Home', call('track', 'home')), goes('Users', call('track', 'users'))];
    expect(choicesOf(tracked).tools.map(({ kind }) => kind)).toEqual(['action', 'action']);
  });

  test('that act, or call another function as well, are tools of their own', () => {
    const acts = ['Delete rye', 'Delete spelt'].map((label) =>
      button(label, handler('click', undefined, [call('drop', label)])),
    );
    const tracked = ['Export', 'Print'].map((label) =>
      button(label, handler('click', undefined, [call('track', label), call(label.toLowerCase())])),
    );
    expect(choicesOf([...acts, ...tracked]).tools).toEqual(Array.from({ length: 4 }, () => ({ kind: 'action' })));
  });

  test('keep the tools of the single controls, whose risk counts', () => {
    const specs = ['Rye', 'Spelt'].map((label) =>
      button(label, handler('click', undefined, [call('setPizzaStyle', label)])),
    );
    const world = buildWorld(specs);
    const paired = match(world.appModel, [world.snapshot]);
    const single = group(world.appModel);
    const { candidates, appModel } = withChoices({ appModel: world.appModel, candidates: single, match: paired }, [
      world.snapshot,
    ]);
    const [merged] = candidates;
    expect(merged?.merges).toEqual(single);
    expect(assess([merged!, ...merged!.merges!], appModel).level).toBe(assess(single, world.appModel).level);
  });

  test('around a number are the number', () => {
    const specs: Spec[] = [{ box: 'group', label: 'Loaves', inside: [button('−'), button('+')] }];
    expect(choicesOf(specs, { steps: ['−', '+'] }).tools).toEqual([{ kind: 'form', label: 'Loaves' }]);
    expect(choicesOf(specs).tools).toHaveLength(2);
  });
});

test('items of a menu that call one function with different literals are one field, and an item that acts is none', () => {
  expect(choicesOf(['Light', 'Dark', 'Delete'].map(menuItem)).tools).toEqual([
    { kind: 'action' },
    { kind: 'form', label: 'Assign stage', options: ['Light', 'Dark'] },
  ]);
});

test.each([
  ['Select status', 'Status'],
  ['Open menu', 'Filter'],
])('items whose function names no thing have the thing of their opener: %s', (opener, label) => {
  const items = ['To do', 'In work'].map((text) => ({
    ...menuItem(text),
    handlers: [handler('click', undefined, [call('setFilterValue', text)])],
  }));
  const found = choicesOf([button(opener), ...items], { opener });
  expect(found.tools).toEqual([{ kind: 'form', label, options: ['To do', 'In work'] }]);
});

test('tabs that set one state to different values, and show no part of their own, are one field', () => {
  const tab = (label: string): ControlSpec => ({
    label,
    control: 'tab',
    role: 'tab',
    handlers: [handler('click', undefined, [call('setParams', label)])],
  });
  expect(choicesOf(['all', 'active'].map(tab)).tools).toMatchObject([{ kind: 'form', options: ['all', 'active'] }]);
});

test('an item of a menu is no choice with a button', () => {
  const specs = [menuItem('Light'), button('Dark', handler('click', undefined, [call('assignStage', 'Dark')]))];
  expect(choicesOf(specs).tools).toEqual([{ kind: 'action' }, { kind: 'action' }]);
});

describe('links', () => {
  const menu = (labels: string[]): Spec[] => [{ box: 'region', label: 'Main', inside: labels.map(link) }];
  const pages = ['Orders', 'Rooms', 'Story', 'Trip', 'Oracle', 'Builder'];

  test('of a menu are one field of pages', () => {
    expect(choicesOf(menu(pages), { role: 'navigation' }).tools).toEqual([
      { kind: 'navigation', label: 'Page', options: pages },
    ]);
  });

  test('are tools of their own if they are few, or in the content', () => {
    expect(choicesOf(menu(pages.slice(1)), { role: 'navigation' }).tools).toHaveLength(5);
    expect(choicesOf(menu(pages), { role: 'region' }).tools).toHaveLength(6);
  });
});
