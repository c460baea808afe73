/**
 * Fills the parameters of a tool with the values of a way. A pair `[label, value]` takes the first free parameter whose label,
 * key, or text in the schema fits the label. A value that is a RegExp takes the choice whose text fits. A text alone takes the
 * only parameter of the tool if that one is a text.
 *
 * @returns `{ args, found }`, or `{ missing, found }` with the reason. `found` counts the parameters that were filled.
 */
export function fillWay(tool, { fields = [] }) {
  const args = {};
  const missing = [];
  for (const [label, value] of fields) {
    const only = fields.length === 1 && tool.fields.length === 1 && typeof value === 'string' && isText(tool.fields[0]);
    const field = fieldOf(tool, label, args) ?? (only ? tool.fields[0] : undefined);
    const given = field === undefined ? undefined : valueFor(field.schema, value);
    if (given === undefined) missing.push(field === undefined ? `no parameter ${label}` : `no choice ${value}`);
    else args[field.key] = given;
  }
  const found = Object.keys(args).length;
  return missing.length === 0 ? { args, found } : { missing: missing.join(', '), found };
}

function fieldOf({ fields }, label, taken) {
  const free = fields.filter(({ key, sensitive, allowed }) => !(key in taken) && (sensitive === undefined || allowed));
  const by = (textsOf) =>
    free.find((field) => textsOf(field).some((text) => typeof text === 'string' && label.test(text)));
  return (
    by((field) => [field.label]) ??
    by(({ key }) => [key.replaceAll(/[_.-]+/gu, ' ')]) ??
    by(({ schema, fingerprint }) => [schema.title, schema.description, fingerprint?.placeholder])
  );
}

const isText = ({ schema }) => schema.type === 'string' && schema.enum === undefined && schema.oneOf === undefined;

function valueFor(schema, value) {
  if (schema.type === 'array') {
    const each = [value].flat().map((one) => valueFor(schema.items ?? {}, one));
    return each.includes(undefined) ? undefined : each;
  }
  if (Array.isArray(value)) return undefined;
  if (schema.type === 'object') return objectFor(schema.properties ?? {}, value);
  if (value instanceof RegExp) return choiceOf(schema, value);
  if (schema.type === 'string' && typeof value === 'number') return String(value);
  return value;
}

/** Fills an item of a list. The keys of a plain object are the words of its properties; another value is the first property. */
function objectFor(properties, value) {
  const entries = Object.entries(properties);
  if (typeof value !== 'object' || value instanceof RegExp) return { [entries[0]?.[0] ?? 'value']: value };
  const given = Object.entries(value).map(([words, one]) => {
    const label = new RegExp(words, 'iu');
    const texts = ([key, { title = '', description = '' }]) => [title, key.replaceAll(/[_.-]+/gu, ' '), description];
    return [entries.find((entry) => texts(entry).some((text) => label.test(text)))?.[0], one];
  });
  return given.some(([key]) => key === undefined) ? undefined : Object.fromEntries(given);
}

function choiceOf({ enum: plain = [], oneOf = [] }, wanted) {
  const choices = [
    ...plain.map((value) => ({ value, text: value })),
    ...oneOf.map((one) => ({ value: one.const, text: one.title })),
  ];
  return choices.find(({ text }) => wanted.test(String(text)))?.value;
}
