import type { PropsBinding, Value } from '../../facts/facts.js';

type Names = PropsBinding['names'];

/** Props as run-time declarations write them: `['a', 'b']` or `{ a: String, b: { type: String, default: 'x' } }`. */
export function propsOfDeclaration(declaration: Value): Names {
  if (declaration.kind === 'array') return stringItems(declaration).map((prop) => ({ prop, local: prop }));
  if (declaration.kind !== 'object') return [];
  return declaration.entries.map(({ key, value }) => {
    const preset = value.kind === 'object' ? value.entries.find((entry) => entry.key === 'default') : undefined;
    return { prop: key, local: key, ...(preset === undefined ? {} : { default: presetOf(preset.value) }) };
  });
}

/** Returns the events of `emits: ['save']` or `emits: { save: null }`. */
export function emitsOfDeclaration(declaration: Value): string[] {
  return declaration.kind === 'object' ? declaration.entries.map(({ key }) => key) : stringItems(declaration);
}

/** Returns the strings of an array. */
export function stringItems(value: Value): string[] {
  if (value.kind !== 'array') return [];
  return value.items.flatMap((item) => (item.kind === 'literal' && typeof item.value === 'string' ? [item.value] : []));
}

/** Adds the defaults of `withDefaults(defineProps<…>(), { … })`. */
export function withPresets(names: Names, presets: Value): Names {
  if (presets.kind !== 'object') return names;
  return names.map((name) => {
    const preset = presets.entries.find(({ key }) => key === name.prop);
    return preset === undefined ? name : { ...name, default: presetOf(preset.value) };
  });
}

/** Defaults of objects and arrays are written as functions that make them. */
function presetOf(value: Value): Value {
  return value.kind === 'function' && value.locals === undefined ? (value.result ?? value) : value;
}
