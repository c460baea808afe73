import { z } from 'zod';

import { boundaryKinds, controlKinds, type LibraryTable } from '../library-table.js';

/** Zod twins of the types in `library-table.ts`. They refuse unknown keys, because people write tables by hand. */

const text = z.string().regex(/\S/, 'is empty');
const texts = z.array(text).readonly();

/** Returns the schema of a list of names. The schema refuses any other name, and its message lists the known names. */
const oneOf = <const Names extends readonly [string, ...string[]]>(what: string, names: Names) =>
  z.enum(names, {
    error: ({ input }) => `is ${JSON.stringify(input)}, which is no ${what}. Use one of: ${names.join(', ')}`,
  });
const control = oneOf('control', controlKinds);

const options = z.strictObject({
  props: texts.exactOptional(),
  labelKeys: texts.exactOptional(),
  valueKeys: texts.exactOptional(),
  labelKeyProps: texts.exactOptional(),
  valueKeyProps: texts.exactOptional(),
  inside: z.boolean().exactOptional(),
});

const wrapper = z.strictObject({
  is: z.literal('wrapper'),
  label: texts.exactOptional(),
  name: texts.exactOptional(),
  id: texts.exactOptional(),
  required: texts.exactOptional(),
  passes: texts.exactOptional(),
  tooltip: z.boolean().exactOptional(),
});

const field = z.strictObject({
  is: z.literal('field'),
  control,
  roles: texts.exactOptional(),
  type: texts.exactOptional(),
  variants: z
    .array(
      z.strictObject({
        prop: text,
        equals: z.string().exactOptional(),
        lacks: z.string().exactOptional(),
        control,
        roles: texts.exactOptional(),
      }),
    )
    .readonly()
    .exactOptional(),
  label: texts.exactOptional(),
  options: options.exactOptional(),
  required: texts.exactOptional(),
  multiple: z.boolean().exactOptional(),
  narrows: z.literal(true).exactOptional(),
  id: texts.exactOptional(),
  valueProps: texts.exactOptional(),
  nested: texts.exactOptional(),
  inside: z.boolean().exactOptional(),
  group: z.boolean().exactOptional(),
  inner: texts.exactOptional(),
  unlessChildren: wrapper.exactOptional(),
  kinds: z.lazy(() => z.record(z.string(), z.union([action, boundary, part]))).exactOptional(),
});

const action = z.strictObject({
  is: z.literal('action'),
  control,
  roles: texts.exactOptional(),
  type: texts.exactOptional(),
  submits: z.boolean().exactOptional(),
  href: texts.exactOptional(),
  routes: z.strictObject({ props: texts, inside: text, when: text }).exactOptional(),
  parts: z.strictObject({ mark: text, prop: text }).exactOptional(),
  label: texts.exactOptional(),
  icon: texts.exactOptional(),
  picture: z.boolean().exactOptional(),
  option: z.boolean().exactOptional(),
  onlyActing: z.boolean().exactOptional(),
  byEvents: z.boolean().exactOptional(),
  dismisses: z.boolean().exactOptional(),
  sets: texts.exactOptional(),
  setsIn: texts.exactOptional(),
  more: texts.exactOptional(),
  asChild: text.exactOptional(),
});

const boundary = z.strictObject({
  is: z.literal('boundary'),
  kind: oneOf('kind of boundary', boundaryKinds),
  role: z.string().exactOptional(),
  open: texts.exactOptional(),
  shownAs: texts.exactOptional(),
  title: texts.exactOptional(),
  activator: texts.exactOptional(),
  content: texts.exactOptional(),
  ownTrigger: z
    .strictObject({
      label: texts,
      icon: texts.exactOptional(),
      control: control.exactOptional(),
      sets: texts.exactOptional(),
    })
    .exactOptional(),
  openedByParent: z.boolean().exactOptional(),
  items: texts.exactOptional(),
  of: text.exactOptional(),
  pair: text.exactOptional(),
  implied: z
    .array(z.strictObject({ event: text, label: texts, text, dismisses: z.boolean().exactOptional() }))
    .readonly()
    .exactOptional(),
  named: z.boolean().exactOptional(),
});

const part = z.strictObject({
  is: z.literal('part'),
  part: z.enum(['control', 'value', 'icon', 'plain', 'rows', 'table', 'tabs']),
  of: text.exactOptional(),
  rows: texts.exactOptional(),
  label: texts.exactOptional(),
  data: texts.exactOptional(),
  press: texts.exactOptional(),
  control: control.exactOptional(),
  opens: z.string().exactOptional(),
});

const entry = z.discriminatedUnion('is', [
  field,
  action,
  boundary,
  wrapper,
  z.strictObject({
    is: z.literal('scope'),
    of: text,
    open: texts.exactOptional(),
    byOrder: z.boolean().exactOptional(),
    firstChild: z.boolean().exactOptional(),
  }),
  z.strictObject({
    is: z.literal('trigger'),
    of: text,
    control: control.exactOptional(),
    roles: texts.exactOptional(),
    label: texts.exactOptional(),
    href: texts.exactOptional(),
    asChild: text.exactOptional(),
    pair: text.exactOptional(),
  }),
  z.strictObject({ is: z.enum(['label', 'legend']) }),
  z.strictObject({ is: z.literal('option'), label: texts.exactOptional(), value: texts.exactOptional() }),
  part,
  z.strictObject({
    is: z.literal('text'),
    heading: z.boolean().exactOptional(),
    text: texts.exactOptional(),
    key: texts.exactOptional(),
  }),
]);

const libraryTable = z
  .strictObject({
    name: text,
    packages: z.record(text, z.string()).readonly(),
    globalPrefix: z.string().exactOptional(),
    whenPresent: z.boolean().exactOptional(),
    openers: z.array(text).readonly().exactOptional(),
    components: z.record(text, entry).readonly(),
  })
  .refine(({ packages, globalPrefix }) => globalPrefix !== undefined || Object.keys(packages).length > 0, {
    message: 'is empty: no tag would be looked up in the table. Name the packages, or give a globalPrefix',
    path: ['packages'],
  }) satisfies z.ZodType<LibraryTable>;

/** The zod twin of `Config.libraries`. */
export const libraryTables = z.array(libraryTable, 'is not a list of tables');
