import * as fc from 'fast-check';

/** What an app means, apart from how it is written. */
export interface AppModel {
  groups: GroupModel[];
}

export interface GroupModel {
  kind: 'form' | 'dialog' | 'section';
  name: string;
  fields: FieldModel[];
  action: string;
}

export interface FieldModel {
  label: string;
  control: 'text' | 'email' | 'checkbox' | 'select';
  /** Whether the markup gives it a name attribute. */
  named: boolean;
}

/** How an app is written: nothing of it is part of what a tool means. */
export interface Writing {
  /** Between attributes and around tags. */
  gap: string;
  /** Elements put around things, by turns. */
  wrappers: number[];
  className: string;
  /** Orders each tag's attributes. */
  order: number[];
  folder: string;
  /** Each group in a component, and file, of its own. */
  groupsApart: boolean;
  /** Each field through a component of the app, in a file of its own. */
  fieldsApart: boolean;
  /** The label element around its control, or right before it. */
  labelAround: boolean;
}

/** Texts as they are in the markup, or by keys from catalogues in these languages. */
export type Texts = 'literal' | { languages: string[]; wording?: string };

const words = [
  'Name',
  'Email',
  'Phone',
  'Street',
  'City',
  'Country',
  'Note',
  'Topic',
  'Rating',
  'Size',
  'Colour',
  'Date',
];
const verbs = ['Send', 'Book', 'Order', 'Apply', 'Register', 'Publish', 'Reserve', 'Request'];
const titles = ['Contact', 'Booking', 'Profile', 'Shipping', 'Feedback', 'Invoice', 'Survey', 'Search'];

const field: fc.Arbitrary<FieldModel> = fc.record({
  label: fc.constantFrom(...words),
  control: fc.constantFrom('text', 'email', 'checkbox', 'select'),
  named: fc.boolean(),
});
const group: fc.Arbitrary<GroupModel> = fc.record({
  kind: fc.constantFrom('form', 'dialog', 'section'),
  name: fc.constantFrom(...titles),
  fields: fc.uniqueArray(field, { minLength: 1, maxLength: 4, selector: ({ label }) => label }),
  action: fc.constantFrom(...verbs),
});

export const appModel: fc.Arbitrary<AppModel> = fc.record({
  groups: fc.uniqueArray(group, { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
});

export const writing: fc.Arbitrary<Writing> = fc.record({
  gap: fc.constantFrom(' ', '\n', '\n      ', '\r\n  '),
  wrappers: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 5 }),
  className: fc.constantFrom('', 'box', 'mt-4 grid', 'css-1x2y3z'),
  order: fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 6 }),
  folder: fc.constantFrom('src', 'src/pages', 'app/ui'),
  groupsApart: fc.boolean(),
  fieldsApart: fc.boolean(),
  labelAround: fc.boolean(),
});

const slug = (text: string): string => text.toLowerCase().replace(/\W+/g, '_');

/** Every text of the model by its key. */
function textsOf({ groups }: AppModel): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { name, fields, action } of groups) {
    for (const text of [name, action, ...fields.map(({ label }) => label)]) texts.set(slug(text), text);
  }
  return texts;
}

/** An app's files by path, in React or Vue. */
export function written(
  model: AppModel,
  how: Writing,
  language: 'react' | 'vue',
  texts: Texts,
): Record<string, string> {
  const pen = new Pen(how, language, texts);
  const groups = model.groups.map((one) => ({ name: `${one.name}Part`, markup: pen.group(one) }));
  const files: Record<string, string> = how.fieldsApart ? pen.fieldFile() : {};
  const imports: string[] = [];
  const parts = groups.map(({ name, markup }) => {
    if (!how.groupsApart) return markup;
    imports.push(name);
    Object.assign(files, pen.component(name, markup, how.fieldsApart ? [pen.fieldName] : []));
    return `<${name} />`;
  });
  const root = pen.tag('main', [], parts.map((part) => pen.wrapped(part)).join(how.gap));
  Object.assign(files, pen.component('Page', root, [...imports, ...(how.fieldsApart ? [pen.fieldName] : [])]));
  if (texts === 'literal') return files;
  for (const locale of texts.languages) {
    const messages = [...textsOf(model)].map(([key, text]) => [
      key,
      `${text}${texts.wording ?? ''}${locale === 'en' ? '' : ` ${locale}`}`,
    ]);
    files[`locales/${locale}.json`] = JSON.stringify(Object.fromEntries(messages));
  }
  return files;
}

class Pen {
  readonly fieldName = 'FormField';
  private turn = 0;
  constructor(
    private readonly how: Writing,
    private readonly language: 'react' | 'vue',
    private readonly texts: Texts,
  ) {}

  private next(list: readonly number[]): number {
    this.turn += 1;
    return list[this.turn % list.length] ?? 0;
  }

  /** A text between tags. */
  private said(text: string): string {
    if (this.texts === 'literal') return text;
    return this.language === 'react' ? `{t('${slug(text)}')}` : `{{ $t('${slug(text)}') }}`;
  }

  private textAttribute(name: string, text: string): string {
    if (this.texts === 'literal') return `${name}="${text}"`;
    return this.language === 'react' ? `${name}={t('${slug(text)}')}` : `:${name}="$t('${slug(text)}')"`;
  }

  tag(name: string, attributes: string[], content: string | null): string {
    const own =
      this.how.className === '' ? [] : [`${this.language === 'react' ? 'className' : 'class'}="${this.how.className}"`];
    const ordered = [...attributes, ...own]
      .map((text) => ({ text, rank: this.next(this.how.order) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ text }) => text);
    const open = [`<${name}`, ...ordered].join(this.how.gap);
    return content === null ? `${open} />` : `${open}>${this.how.gap}${content}${this.how.gap}</${name}>`;
  }

  wrapped(markup: string, element = 'div'): string {
    let all = markup;
    for (let left = this.next(this.how.wrappers); left > 0; left -= 1) all = this.tag(element, [], all);
    return all;
  }

  private handler(event: string, name: string): string {
    const call = `fetch('/${slug(name)}', { method: 'POST' })`;
    if (this.language === 'react') return `on${event}={() => void ${call}}`;
    return `@${event.toLowerCase()}="() => ${call}"`;
  }

  group({ kind, name, fields, action }: GroupModel): string {
    const inside = [
      ...fields.map((each) => this.wrapped(this.field(each))),
      this.wrapped(this.action(kind, action)),
    ].join(this.how.gap);
    const label = this.textAttribute('aria-label', name);
    switch (kind) {
      case 'form':
        return this.tag('form', [label, this.handler('Submit', action)], inside);
      case 'dialog':
        return this.tag('div', [label, 'role="dialog"'], inside);
      case 'section':
        return this.tag('section', [label], inside);
    }
  }

  private action(kind: GroupModel['kind'], action: string): string {
    const attributes = kind === 'form' ? ['type="submit"'] : ['type="button"', this.handler('Click', action)];
    return this.tag('button', attributes, this.said(action));
  }

  private field(model: FieldModel): string {
    const { label, control, named } = model;
    const name = named ? [`name="${slug(label)}"`] : [];
    if (this.how.fieldsApart) {
      return this.tag(this.fieldName, [this.textAttribute('label', label), `control="${control}"`, ...name], null);
    }
    return this.labelled(this.said(label), control, name);
  }

  private labelled(text: string, control: FieldModel['control'], name: string[]): string {
    if (this.how.labelAround) return this.tag('label', [], `${text}${this.how.gap}${this.control(control, name)}`);
    return this.tag('div', [], `${this.tag('label', [], text)}${this.how.gap}${this.control(control, name)}`);
  }

  private control(control: FieldModel['control'], attributes: string[]): string {
    if (control !== 'select') return this.tag('input', [`type="${control}"`, ...attributes], null);
    return this.tag('select', attributes, '<option>A</option><option>B</option>');
  }

  /** A component that makes any of the fields. */
  fieldFile(): Record<string, string> {
    const kinds = ['text', 'email', 'checkbox', 'select'] as const;
    const given = this.language === 'react' ? ['name={name}'] : [':name="name"'];
    const shown = this.language === 'react' ? '{label}' : '{{ label }}';
    const each = (kind: (typeof kinds)[number]): string => this.labelled(shown, kind, given);
    const markup =
      this.language === 'react'
        ? `<>${kinds.map((kind) => `{control === '${kind}' && (${each(kind)})}`).join('')}</>`
        : kinds.map((kind) => `<template v-if="control === '${kind}'">${each(kind)}</template>`).join('');
    return this.component(this.fieldName, markup, [], ['label', 'control', 'name']);
  }

  component(name: string, markup: string, uses: string[], props: string[] = []): Record<string, string> {
    const { folder } = this.how;
    const end = this.language === 'react' ? '' : '.vue';
    const imports = uses.map((used) =>
      this.language === 'react' ? `import { ${used} } from './${used}';` : `import ${used} from './${used}${end}';`,
    );
    if (this.language === 'react') {
      const i18n = this.texts === 'literal' ? [] : [`import { useTranslation } from 'react-i18next';`];
      const hook = this.texts === 'literal' ? '' : 'const { t } = useTranslation();';
      const taken = props.length === 0 ? '' : `{ ${props.join(', ')} }: Props`;
      return {
        [`${folder}/${name}.tsx`]: [
          ...i18n,
          ...imports,
          `export function ${name}(${taken}) {`,
          hook,
          `return (${markup});`,
          '}',
        ].join('\n'),
      };
    }
    const declared = props.length === 0 ? '' : `defineProps(['${props.join("', '")}']);`;
    return {
      [`${folder}/${name}.vue`]: `<script setup>\n${[...imports, declared].join('\n')}\n</script>\n<template>${markup}</template>\n`,
    };
  }
}
