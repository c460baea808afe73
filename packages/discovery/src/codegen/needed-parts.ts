import type { Manifest, ManifestField, ManifestTool } from '@webmcp/contract';

/** What the runtime holds for some maps alone, by the names of its exports; drawn widgets in the order in which they are asked. */
export const drawnWidgets = ['dateParts', 'dateBox', 'combobox', 'comboboxOfSeveral', 'stepper'] as const;
export const otherParts = ['read', 'reach', 'rows', 'ask'] as const;
export type Part = (typeof drawnWidgets)[number] | (typeof otherParts)[number];

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

/** Which drawn widgets a field may turn out to be: all of its kind, unless the map tells that it is a native control. */
function widgetsOf(field: ManifestField): Part[] {
  const { role, schema, fingerprint } = field;
  const tag = tagOf(field) ?? '';
  const isNative = /^(select|textarea)$/.test(tag) || otherTypes.test(fingerprint?.type ?? '');
  const isPressed = /^(checkbox|radio|switch)$/.test(role);
  const isTemporal = schema['format'] === 'date' || schema['pattern'] !== undefined;
  const mayOpen = /^(combobox|listbox|button)$/.test(role) || 'enum' in schema || 'oneOf' in schema;
  const may: Record<(typeof drawnWidgets)[number], boolean> = {
    dateParts: isTemporal && tag !== 'input',
    dateBox: isTemporal,
    combobox: mayOpen && !isPressed,
    comboboxOfSeveral: schema['type'] === 'array' && !isPressed,
    stepper: /^(slider|spinbutton)$/.test(role) && tag !== 'input',
  };
  return isNative ? [] : drawnWidgets.filter((widget) => may[widget]);
}

function partsOf({ kind, reach, row, risk, fields }: ManifestTool): Part[] {
  return [
    ...fields.flatMap(widgetsOf),
    ...(kind === 'read' ? (['read'] as const) : []),
    ...(reach?.length ? (['reach'] as const) : []),
    ...(row ? (['rows'] as const) : []),
    ...(risk.level === 'destructive' ? (['ask'] as const) : []),
  ];
}

/** The parts of the runtime that a manifest's tools need, in the order of the lists above. */
export function neededParts({ tools }: Pick<Manifest, 'tools'>): Part[] {
  const needed = new Set(tools.flatMap(partsOf));
  return [...drawnWidgets, ...otherParts].filter((part) => needed.has(part));
}
