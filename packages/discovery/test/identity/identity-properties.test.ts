import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { meaning, toolId } from '../../src/identity/identity.js';
import { readApp } from '../intents/read-app.js';
import {
  appModel,
  writing,
  written,
  type AppModel,
  type GroupModel,
  type Texts,
  type Writing,
} from '../map/written-app.js';

/** The ids of an app's tools, sorted; equal ones get ordinals as the map gives them. */
function idsOf(files: Record<string, string>): string[] {
  const app = readApp(files);
  expect(app.problems).toEqual([]);
  const counts = new Map<string, number>();
  return app.tools
    .map((tool) => {
      const text = meaning(tool, app);
      const ordinal = counts.get(text) ?? 0;
      counts.set(text, ordinal + 1);
      return toolId(text, ordinal);
    })
    .sort();
}

const languages = ['en', 'de', 'fr', 'pt-BR', 'zh-CN'];
const plain: Writing = {
  gap: ' ',
  wrappers: [0],
  className: '',
  order: [0],
  folder: 'src',
  groupsApart: false,
  fieldsApart: false,
  labelAround: true,
};
const framework = fc.constantFrom('react' as const, 'vue' as const);
const texts: fc.Arbitrary<Texts> = fc.constantFrom('literal' as const, { languages: ['en'] }, { languages });

describe('an id does not depend on', () => {
  const holds = (name: string, change: (how: Writing, other: Writing) => Writing): void => {
    test(name, () => {
      fc.assert(
        fc.property(appModel, writing, writing, framework, texts, (model, how, other, language, said) => {
          const before = idsOf(written(model, how, language, said));
          expect(before.length).toBeGreaterThanOrEqual(model.groups.length);
          expect(idsOf(written(model, change(how, other), language, said))).toEqual(before);
        }),
        { numRuns: 60 },
      );
    });
  };
  holds('formatting', (how, { gap }) => ({ ...how, gap }));
  holds('class names', (how, { className }) => ({ ...how, className }));
  holds('wrappers', (how, { wrappers }) => ({ ...how, wrappers }));
  holds('the order of attributes', (how, { order }) => ({ ...how, order }));
  holds('the file', (how, { folder }) => ({ ...how, folder }));
  holds('a component for each group, in a file of its own', (how) => ({ ...how, groupsApart: !how.groupsApart }));
  holds('a component for the fields, in a file of its own', (how) => ({ ...how, fieldsApart: !how.fieldsApart }));
  holds('a label around its control or beside it', (how) => ({ ...how, labelAround: !how.labelAround }));
  holds('all of these at once', (_, other) => other);

  test('an id does not depend on the framework', () => {
    fc.assert(
      fc.property(appModel, writing, writing, texts, (model, how, other, said) => {
        expect(idsOf(written(model, how, 'vue', said))).toEqual(idsOf(written(model, other, 'react', said)));
      }),
      { numRuns: 60 },
    );
  });

  test('an id does not depend on further languages of a catalogue or its wording', () => {
    fc.assert(
      fc.property(
        appModel,
        writing,
        framework,
        fc.shuffledSubarray(languages, { minLength: 1 }),
        fc.shuffledSubarray(languages, { minLength: 1 }),
        (model, how, language, some, others) => {
          const before = idsOf(written(model, how, language, { languages: some }));
          expect(idsOf(written(model, how, language, { languages: others }))).toEqual(before);
          expect(idsOf(written(model, how, language, { languages: some, wording: ' please' }))).toEqual(before);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The model with its first group changed. */
function changed({ groups: [first, ...others] }: AppModel, change: (group: GroupModel) => GroupModel): AppModel {
  return { groups: first === undefined ? [] : [change(first), ...others] };
}

describe('an id depends on', () => {
  const differs = (name: string, change: (group: GroupModel) => GroupModel): void => {
    test(name, () => {
      fc.assert(
        fc.property(appModel, writing, framework, texts, (model, how, language, said) => {
          const before = idsOf(written(model, how, language, said));
          const after = idsOf(written(changed(model, change), how, language, said));
          const untouched = idsOf(written({ groups: model.groups.slice(1) }, how, language, said));
          // Everything of the changed group is another tool, everything else is the same.
          expect(before.filter((id) => after.includes(id)).sort()).toEqual(
            untouched.filter((id) => before.includes(id)),
          );
        }),
        { numRuns: 60 },
      );
    });
  };
  differs('the named boundary', (group) => ({ ...group, name: 'Elsewhere' }));
  differs('a field more', (group) => ({
    ...group,
    fields: [...group.fields, { label: 'Extra', control: 'text', named: true }],
  }));
  differs('the label of a field', (group) => ({
    ...group,
    fields: group.fields.map((field, at) => (at === 0 ? { ...field, label: 'Other' } : field)),
  }));
  differs('what the action says', (group) => ({ ...group, action: 'Quit' }));
});

test('an id changes when its texts move into a catalogue', () => {
  fc.assert(
    fc.property(appModel, framework, (model, language) => {
      const before = idsOf(written(model, plain, language, 'literal'));
      const after = idsOf(written(model, plain, language, { languages: ['en'] }));
      expect(before.filter((id) => after.includes(id))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
