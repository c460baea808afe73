// A page and a source of any size, made by rules: forms with common and rare labels, menus, rows, unnamed buttons, and
// controls that only one side has. Truth comes with it.

/** A small seeded generator (mulberry32), so that a seed names a page. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const common = [
  'Name',
  'Email',
  'Phone',
  'Street',
  'City',
  'Country',
  'Notes',
  'Start date',
  'Amount',
  'Reference',
  'Status',
  'Category',
];
export const nouns = [
  'invoice',
  'patient',
  'route',
  'sensor',
  'contract',
  'shipment',
  'course',
  'vehicle',
  'tenant',
  'recipe',
  'ticket',
  'budget',
  'device',
  'meeting',
  'asset',
  'permit',
  'sample',
  'voucher',
  'garden',
  'lesson',
];
const facts = [
  'code',
  'owner',
  'weight',
  'height',
  'colour',
  'limit',
  'margin',
  'source',
  'target',
  'version',
  'region',
  'grade',
  'window',
  'budget',
  'origin',
];

/**
 * @param intents how many intents the source has, about
 * @param elements how many elements the page has, about: rows and controls that the source does not know fill it up
 */
export function scalePage(intents, elements, seed) {
  const next = random(seed);
  const pick = (list) => list[Math.floor(next() * list.length)];
  const source = { frameworks: ['react'], intents: [], boundaries: [], problems: [] };
  const page = { state: 'scale', route: '/', elements: [], containers: [] };
  const truth = new Set();
  let line = 0;
  const at = () => ({ file: `src/part-${Math.floor(line / 200)}.tsx`, line: (line += 1), column: 5 });

  const addIntent = (kind, control, role, label, boundary, more = {}) => {
    const site = at();
    source.intents.push({
      index: source.intents.length,
      kind,
      control,
      roles: [role],
      labels: label === '' ? [] : [{ text: label, from: kind === 'field' ? 'label' : 'content' }],
      constraints: {},
      handlers: [],
      boundary,
      source: site,
      sites: [site],
      ...more,
    });
    return source.intents.length - 1;
  };
  const addElement = (tag, role, name, chain, attributes = {}) => {
    const index = page.elements.length;
    page.elements.push({
      index,
      tag,
      role,
      name,
      labels: tag === 'input' ? [name] : [],
      attributes,
      testIds: [],
      chain,
      constraints: {},
      disabled: false,
      candidates: [],
      fingerprint: { kind: role, labels: [name], scope: [], unique: [] },
    });
    return index;
  };
  const addContainer = (kind, role, name, parent, row) => {
    const index = page.containers.length;
    page.containers.push({
      index,
      kind,
      tag: 'div',
      role,
      name,
      attributes: {},
      testIds: [],
      parent,
      candidates: [],
      fingerprint: { kind: role, labels: [name], scope: [], unique: [] },
      ...(row === undefined ? {} : { row }),
    });
    return index;
  };
  const addBoundary = (kind, label, parent) => {
    const site = at();
    source.boundaries.push({
      index: source.boundaries.length,
      kind,
      parent,
      labels: label === '' ? [] : [{ text: label, from: 'heading' }],
      handlers: [],
      openers: [],
      source: site,
      sites: [site],
      ...(kind === 'row' ? { loop: { over: 'items' } } : {}),
    });
    return source.boundaries.length - 1;
  };

  let set = 0;
  while (source.intents.length < intents * 0.9) {
    const part = addBoundary('component', '', null);
    const subject = `${pick(nouns)} ${Math.floor(next() * 1000)}`;
    const named = next() < 0.7;
    const boundary = addBoundary('form', named ? `Edit ${subject}` : '', part);
    const container = addContainer('form', 'form', named ? `Edit ${subject}` : '', null);
    for (let field = 0; field < 8; field += 1) {
      const label = field < 4 ? pick(common) : `${pick(nouns)} ${pick(facts)}`;
      const name = next() < 0.4 ? `${label.toLowerCase().replace(/\s/g, '_')}_${Math.floor(next() * 90)}` : undefined;
      const intent = addIntent('field', 'text', 'textbox', label, boundary, name === undefined ? {} : { name });
      // Some fields are not shown now, some are shown with a longer text.
      if (next() < 0.1) continue;
      const shown = next() < 0.15 ? `${label} (optional)` : label;
      truth.add(`${intent} ${addElement('input', 'textbox', shown, [container], name === undefined ? {} : { name })}`);
    }
    for (const label of ['Save', 'Cancel']) {
      truth.add(
        `${addIntent('action', 'button', 'button', label, boundary)} ${addElement('button', 'button', label, [container])}`,
      );
    }
    if (next() < 0.3) {
      const loop = addBoundary('row', '', part);
      const actions = ['Open', 'Archive', `Copy ${pick(nouns)}`].map((label) => ({
        label,
        intent: addIntent('action', 'button', 'button', label, loop),
      }));
      const rows = Math.max(2, Math.round((elements / intents - 1) * 10));
      for (let row = 0; row < rows; row += 1) {
        const inside = addContainer('row', 'listitem', '', null, { set, rows: [], keys: [] });
        for (const { label, intent } of actions)
          truth.add(`${intent} ${addElement('button', 'button', label, [inside])}`);
      }
      set += 1;
    }
  }
  while (source.intents.length < intents) {
    const label = `Go to ${pick(nouns)} ${source.intents.length}`;
    truth.add(`${addIntent('action', 'link', 'link', label, null)} ${addElement('a', 'link', label, [])}`);
  }
  while (page.elements.length < elements)
    addElement('button', 'button', `${pick(nouns)} ${pick(facts)} ${Math.floor(next() * 500)}`, []);
  return { source, page, truth };
}
