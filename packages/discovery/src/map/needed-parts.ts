import type { Manifest, ManifestField, ManifestTool } from '@webmcp/contract';

/** What the runtime holds for some maps alone, by the names of its exports; what sets a control in the order in which they are asked. */
const adapters = [
  'dateParts',
  'dateBox',
  'combobox',
  'comboboxOfSeveral',
  'stepper',
  'choice',
  'text',
  'editable',
  'toggle',
] as const;
const otherParts = ['read', 'reach', 'rows', 'ask', 'formats', 'icon', 'near', 'twin', 'generatedId'] as const;
export type Part = (typeof adapters)[number] | (typeof otherParts)[number];

/** The tag that a field's structural path ends in, where it has one. */
function tagOf({ selectors }: ManifestField): string | undefined {
  for (const { strategy, value } of selectors) {
    const tag = strategy === 'css' && /(?:^|[\s>])([a-z][\w-]*)(?:[:[][^\s>]*)?$/.exec(value)?.[1];
    if (tag) return tag;
  }
  return undefined;
}

/** Types of inputs that hold no text in a form of the app's own. */
const otherTypes = /^(date|time|datetime-local|month|week|number|range|color|file|checkbox|radio|hidden|image|reset)$/;

/** What may have to set a field: all of its kind, unless the map tells that it is, or is not, a native control. */
function adaptersOf(field: ManifestField): Part[] {
  const { role, schema, fingerprint } = field;
  const tag = tagOf(field) ?? '';
  const isNative = /^(select|textarea)$/.test(tag) || otherTypes.test(fingerprint?.type ?? '');
  const isPressed = /^(checkbox|radio|switch)$/.test(role);
  const isTemporal = schema['format'] === 'date' || schema['pattern'] !== undefined;
  const mayOpen = /^(combobox|listbox|button)$/.test(role) || 'enum' in schema || 'oneOf' in schema;
  const isChosen = 'enum' in schema || 'oneOf' in schema || schema['type'] === 'array';
  const isWritten = /^(textbox|searchbox|spinbutton|slider)$/.test(role) && !isChosen;
  const isToggle = schema['type'] === 'boolean';
  const may: Record<(typeof adapters)[number], boolean> = {
    dateParts: isTemporal && tag !== 'input' && !isNative,
    dateBox: isTemporal && !isNative,
    combobox: mayOpen && !isPressed && !isNative,
    comboboxOfSeveral: schema['type'] === 'array' && !isPressed && !isNative,
    stepper: /^(slider|spinbutton)$/.test(role) && tag !== 'input' && !isNative,
    choice: !isToggle && (!isWritten || tag === 'select'),
    text: !isToggle && !isPressed && tag !== 'select',
    editable: !isToggle && !isPressed && !isNative && tag !== 'input',
    // A schema without a type says nothing of it.
    toggle: isToggle || schema['type'] === undefined || /\b(true|false)\b/.test(JSON.stringify(schema)),
  };
  return adapters.filter((adapter) => may[adapter]);
}

/** The parts of the runtime that a tool needs, in the order of the lists above. */
export function partsOf(tool: Omit<ManifestTool, 'needs'>): Part[] {
  const { kind, reach, row, risk, fields } = tool;
  const { id: _id, flow: _flow, ...rest } = tool;
  const text = JSON.stringify(rest);
  const needed = new Set<Part>([
    ...fields.flatMap(adaptersOf),
    ...(kind === 'read' ? (['read'] as const) : []),
    ...(reach?.length ? (['reach'] as const) : []),
    ...(row ? (['rows'] as const) : []),
    ...(risk.level === 'destructive' ? (['ask'] as const) : []),
    ...(/"(format|pattern)":/.test(JSON.stringify(fields.map(({ schema }) => schema))) ? (['formats'] as const) : []),
    // What any of its targets holds; elements without a word look alike by their pictures.
    ...(/"(icon|near|twin)":/.test(text) ? (['icon'] as const) : []),
    ...(/"near":/.test(text) ? (['near'] as const) : []),
    ...(/"twin":/.test(text) ? (['twin'] as const) : []),
    ...(/"id":/.test(text) ? (['generatedId'] as const) : []),
  ]);
  return [...adapters, ...otherParts].filter((part) => needed.has(part));
}

/** The parts that a manifest's tools need, in the same order. */
export function neededParts({ tools }: Pick<Manifest, 'tools'>): Part[] {
  const needed = new Set(tools.flatMap(({ needs = [] }) => needs));
  return [...adapters, ...otherParts].filter((part) => needed.has(part));
}
